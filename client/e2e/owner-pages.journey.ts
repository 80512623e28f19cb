import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { signIn } from './staff.js';

const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Chooses an entry of a row's menu by keyboard. */
async function choose(page: Page, title: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: what, exact: true }).press('Enter');
}

/** Withholds requests to an address until released. */
async function hold(page: Page, url: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
  };
}

async function search(page: Page, term: string): Promise<void> {
  await page.getByRole('searchbox', { name: /^Search pages/ }).fill(term);
  await page.keyboard.press('Enter');
}

test.describe('the owner’s pages', () => {
  // The content security policy blocks the injected accessibility checker.
  test.use({ bypassCSP: true });

  test('EDT-015 PAG-011 PAG-018 ERR-037 an owner creates, renames, duplicates and deletes pages @first-tier', async ({
    page,
  }) => {
    const mark = Math.random().toString(36).slice(2, 8);
    const title = `Journey ${mark}`;
    await page.goto('/dashboard/');
    await signIn(page, 'owner@tropic.test');
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();

    await page.getByRole('link', { name: 'New page' }).click();
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    const address = page.getByRole('textbox', { name: 'Address' });
    await expect(address).toHaveValue(`/journey-${mark}/`);
    await address.fill('Basket');
    await page.getByRole('button', { name: 'Create page' }).click();
    await expect(page.getByText('Another page of the shop has this address')).toBeVisible();
    await address.fill(`Journeys//${mark}`);
    await page.getByRole('radio', { name: /^Questions and answers/ }).check();
    await page.getByRole('button', { name: 'Create page' }).click();
    await page.waitForURL(/\/dashboard\/pages\/\d+\/edit$/);
    const editor = new URL(page.url()).pathname;

    await page.goto('/dashboard/pages');
    await search(page, mark);
    const row = rowOf(page, title);
    await expect(row).toContainText(`/journeys/${mark}/`);
    await expect(row).toContainText('Draft');
    await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      editor,
    );

    await choose(page, title, 'Rename or move');
    const renaming = page.getByRole('dialog', { name: `Rename or move ${title}` });
    await renaming.getByRole('textbox', { name: 'Title' }).fill(`Renamed ${mark}`);
    expect(await violations(page)).toEqual([]);
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expectStatus(page, 'Page saved');

    const publish = await hold(page, /\/publish\/$/);
    await choose(page, `Renamed ${mark}`, 'Publish');
    await expect(rowOf(page, `Renamed ${mark}`)).toContainText('Saving…');
    publish();
    await expectStatus(page, `Renamed ${mark} published`);
    await expect(rowOf(page, `Renamed ${mark}`)).toContainText('Published');

    await choose(page, `Renamed ${mark}`, 'Duplicate');
    const copying = page.getByRole('dialog', { name: `Duplicate Renamed ${mark}` });
    await expect(copying.getByRole('textbox', { name: 'Address' })).toHaveValue(
      `/journeys/${mark}-copy/`,
    );
    await copying.getByRole('button', { name: 'Duplicate' }).click();
    await expectStatus(page, 'Page duplicated');
    const copy = `Renamed ${mark} (copy)`;
    await expect(rowOf(page, copy)).toContainText('Draft');

    await choose(page, `Renamed ${mark}`, 'Unpublish');
    const unpublishing = page.getByRole('alertdialog', { name: `Unpublish Renamed ${mark}?` });
    await unpublishing.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, `Renamed ${mark}`)).toContainText('Published');
    await choose(page, `Renamed ${mark}`, 'Unpublish');
    await unpublishing.getByRole('button', { name: 'Unpublish' }).click();
    await expectStatus(page, `Renamed ${mark} unpublished`);
    await expect(rowOf(page, `Renamed ${mark}`)).toContainText('Draft');
    await choose(page, `Renamed ${mark}`, 'Publish');
    await expect(rowOf(page, `Renamed ${mark}`)).toContainText('Published');

    await choose(page, copy, 'Delete');
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this page?',
    });
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await choose(page, copy, 'Delete');
    await question.press('Escape');
    await expect(question).toBeHidden();
    await expect(rowOf(page, copy)).toBeVisible();
    await choose(page, copy, 'Delete');
    const remove = await hold(page, /\/pages\/\d+\/$/);
    await question.getByRole('button', { name: 'Delete page' }).click();
    await expect(page.locator('tr[aria-busy=true]')).toContainText(['Deleting…']);
    remove();
    await expectStatus(page, `${copy} deleted`);
    await expect(rowOf(page, copy)).toHaveCount(0);

    await page.getByRole('link', { name: `View Renamed ${mark}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      editor,
    );
    expect(await violations(page)).toEqual([]);
  });

  test('EDT-014 a message on a phone explains why the home page cannot be deleted @first-tier', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/pages');
    await signIn(page, 'owner@tropic.test');
    await page.getByRole('row').filter({ hasText: 'Home' }).first().waitFor();
    await page.getByRole('row').nth(1).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const answer = page.getByRole('alertdialog', { name: 'The home page cannot be deleted' });
    await answer.getByRole('button', { name: 'Got it' }).click();
    await expect(answer).toHaveCount(0);
  });

  test('an owner creates a page from the command palette', async ({ page }) => {
    await page.goto('/dashboard/');
    await signIn(page, 'owner@tropic.test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('New page');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
  });

  test('Enter goes to the first result of a text typed before the command palette loads', async ({
    page,
  }) => {
    await page.goto('/dashboard/');
    await signIn(page, 'owner@tropic.test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const load = await hold(page, /OfficePalette[^/]*\.js$/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('New page');
    load();
    await expect(page.getByRole('menuitem', { name: 'New page' }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'New page' })).toBeVisible();
  });

  test('the command palette finds products and shows their pictures', async ({ page }) => {
    await page.goto('/dashboard/');
    await signIn(page, 'owner@tropic.test');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('retro sun tee');
    const found = page.getByRole('menuitem', { name: 'Retro Sun Tee Product' });
    await expect(found.locator('img')).toHaveAttribute('src', /^\/images\/\S+\?w=80$/);
    await found.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Retro Sun Tee' })).toBeVisible();
  });
});
