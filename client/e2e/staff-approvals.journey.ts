import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { atlasUrl, signedIn } from './staff.js';

const reason = 'The fox is the logo of another company.';

/** Creates a product as an owner. Returns its address in the shop. */
async function createProduct(owner: Page, name: string): Promise<string> {
  await owner.goto('/dashboard/products/new');
  await owner.getByRole('radio', { name: 'paper fox' }).check();
  await owner.getByRole('textbox', { name: 'Name' }).fill(name);
  await owner.getByRole('button', { name: 'Create product' }).click();
  await expect(owner.getByRole('heading', { level: 1, name })).toBeVisible();
  return (await owner.getByRole('link', { name: 'View in shop' }).getAttribute('href')) ?? '';
}

const statusAt = async (page: Page, address: string): Promise<number | undefined> =>
  (await page.goto(address))?.status();

test('CAT-030 staff deny a new product with a reason, which other staff see live, and approve it after a note of its owner', async ({
  browser,
  baseURL,
  page,
}) => {
  const name = `Approval tee ${Date.now()}`;
  const owner = await signedIn(browser, baseURL ?? '', 'owner@tropic.test');
  const address = await createProduct(owner, name);
  expect(await statusAt(page, address)).toBe(200);

  const [first, second, third] = [
    await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test'),
    await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test'),
    await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test'),
  ];
  const row = (of: Page) => of.getByRole('row').filter({ hasText: name });
  await first.goto('/approvals');
  await second.goto('/approvals');
  await expect(row(first)).toContainText('Not modded yet');
  await expect(row(second)).toBeVisible();
  await third.goto('/approvals');
  await expect(row(third)).toBeVisible();

  const denyButton = (of: Page) => row(of).getByRole('button', { name: `Deny ${name}` });
  const dialogOf = (of: Page) => of.getByRole('dialog', { name: `Deny ${name}?` });
  const deny = (of: Page) => dialogOf(of).getByRole('button', { name: 'Deny' });
  await denyButton(second).click();
  await dialogOf(second).getByRole('textbox', { name: 'Reason' }).fill('Copied');

  await denyButton(first).press('Enter');
  await deny(first).click();
  await expect(dialogOf(first)).toContainText('Enter a reason');
  await dialogOf(first).getByRole('textbox', { name: 'Reason' }).fill(reason);
  await deny(first).click();
  await expect(row(first)).toBeHidden();
  expect(await statusAt(page, address)).toBe(404);
  await expect(row(third)).toBeHidden();

  await deny(second).click();
  await expect(second.getByText('has just decided: Denied')).toBeVisible();
  await expect(row(second)).toBeHidden();

  await owner.reload();
  await expect(owner.getByText(`Approval: Denied – ${reason}`)).toBeVisible();

  await first.getByRole('combobox', { name: 'Approval status' }).selectOption('Denied');
  await expect(row(first)).toContainText(reason);
  await owner.getByRole('textbox', { name: 'Note for approval' }).fill('I drew this fox myself.');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('status').filter({ hasText: 'Product saved' })).toBeVisible();
  await expect(row(third)).toContainText('I drew this fox myself.');
  await first.goto('/approvals');
  await expect(row(first)).toContainText('I drew this fox myself.');
  await row(first)
    .getByRole('button', { name: `Approve ${name}` })
    .click();
  await expect(row(first)).toBeHidden();
  expect(await statusAt(page, address)).toBe(200);
});

test('CAT-030 the keyboard moves between the products to approve, and a decision can be undone', async ({
  browser,
  baseURL,
}) => {
  const owner = await signedIn(browser, baseURL ?? '', 'owner@tropic.test');
  const names = [`Keys tee A ${Date.now()}`, `Keys tee B ${Date.now()}`] as const;
  for (const name of names) await createProduct(owner, name);
  const page = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await page.goto('/approvals');
  const approve = (name: string) => page.getByRole('button', { name: `Approve ${name}` });
  await approve(names[0]).focus();
  await page.keyboard.press('ArrowDown');
  await expect(approve(names[1])).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(approve(names[0])).toBeHidden();
  await expect(approve(names[1])).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(approve(names[0])).toBeVisible();
});
