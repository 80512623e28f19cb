import { expect, type Page } from '@playwright/test';

import { owner } from './editor.js';
import { test } from './journey.js';
import { tabTo } from './keyboard.js';
import { atlasUrl, signedIn } from './staff.js';

const main = (page: Page) => page.getByRole('main');

/** Opens a screen by the command palette. */
async function goTo(page: Page, screen: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Screen, order number or name' })).toBeFocused();
  await page.keyboard.type(screen);
  await expect(page.getByRole('menuitem', { name: screen, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
}

/** Presses a control reached by Tab. */
async function press(page: Page, control: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

async function exportAndOpen(page: Page): Promise<void> {
  await page.goto('/orders?status=printed');
  const file = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Export' }));
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await press(
    page,
    main(page)
      .getByRole('link', { name: /^#\d+$/ })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
}

/** Closing a menu returns the focus, with or without a choice. */
async function moveOrder(page: Page): Promise<void> {
  const status = page.getByRole('button', { name: /^Status of order/ });
  await press(page, status);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(status).toBeFocused();
  for (const [typed, name] of [
    ['Issue', /: Issue\. Change$/],
    ['Printed', /: Printed\. Change$/],
  ] as const) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.type(typed);
    await expect(page.getByRole('menuitemradio', { name: typed, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveAccessibleName(name);
    await expect(status).toBeFocused();
  }
}

async function writeToCustomer(page: Page): Promise<void> {
  await goTo(page, 'Customers');
  await tabTo(page, page.getByRole('searchbox', { name: /^Search customers/ }));
  await page.keyboard.type('example.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/searchTerm=/);
  await press(page, main(page).getByRole('rowheader').getByRole('link').first());
  await expect(page).toHaveURL(/\/customers\/\d+$/);
  const note = `By keys ${String(Date.now())}`;
  await tabTo(page, page.getByLabel('Note for staff'));
  await page.keyboard.type(note);
  await press(page, page.getByRole('button', { name: 'Save note' }));
  const remove = page.getByRole('button', { name: `Delete note: ${note}` });
  await press(page, remove);
  const question = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Delete' }));
  await expect(remove).toHaveCount(0);
}

/** Changes the plan state of a shop and reverts the change. */
async function judgeStore(page: Page): Promise<void> {
  await goTo(page, 'Shops');
  await press(page, main(page).getByRole('rowheader').getByRole('link').first());
  const vip = page.getByRole('checkbox', { name: 'VIP' });
  for (const _time of ['set', 'unset']) {
    const was = await vip.isChecked();
    await tabTo(page, vip);
    await page.keyboard.press('Space');
    await expect(vip).toBeChecked({ checked: !was });
    const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET');
    await press(page, main(page).getByRole('button', { name: 'Save', exact: true }));
    expect((await saved).ok()).toBe(true);
  }
}

async function muteAndUnmute(page: Page): Promise<void> {
  await goTo(page, 'Staff');
  const change = main(page)
    .getByRole('button', { name: /^Change / })
    .last();
  await press(page, change);
  for (const action of ['Mute', 'Unmute']) {
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: action, exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(change).toBeFocused();
    if (action === 'Mute') await page.keyboard.press('Enter');
  }
  // The palette returns the focus too.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Screen, order number or name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
}

test('NFR-007 staff export, move an order, write a customer note, review a shop and mute a person by keyboard alone', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await exportAndOpen(page);
  await moveOrder(page);
  await writeToCustomer(page);
  await judgeStore(page);
  await muteAndUnmute(page);
});

/** Opens the first entry of a list by its label. */
async function openFirst(page: Page, screen: string): Promise<void> {
  await goTo(page, screen);
  await press(page, main(page).getByRole('row').nth(1).getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** First without a recipient, which the form rejects; then complete. */
async function sendNotification(page: Page): Promise<void> {
  await page.goto('/marketing-tools/notifications/builder');
  const title = page.getByRole('textbox', { name: 'Title' });
  await tabTo(page, title);
  await page.keyboard.type('Parcels at ten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This field is required');
  await tabTo(page, page.getByLabel('Marina Okafor'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Send', exact: true }));
  const question = page.getByRole('dialog', { name: 'Send this to one person?' });
  await press(page, question.getByRole('button', { name: 'Send now' }));
  await expect(page.getByText('The notification was sent')).toBeVisible();
  await expect(title).toHaveValue('');
}

test('NFR-007 an owner opens an order and a product and sends a notification by keyboard alone', async ({
  browser,
}) => {
  const page = await owner(browser);
  await page.goto('/dashboard/');
  // "Needs attention" links to exactly these orders.
  await press(page, main(page).getByRole('link', { name: /\d late$/ }));
  await expect(page).toHaveURL(/late=yes/);
  await expect(page.getByRole('row').nth(1)).toContainText(/days? late/);
  await openFirst(page, 'Orders');
  await openFirst(page, 'Products');
  await sendNotification(page);
});
