import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

test('staff save filters under a name and see the shelf update live', async ({
  browser,
  baseURL,
}) => {
  const atlas = atlasUrl(baseURL);
  const [page, other] = await Promise.all([
    signedIn(browser, atlas, 'staff@selvedge.test'),
    signedIn(browser, atlas, 'viewer@selvedge.test'),
  ]);

  await page.goto('/orders?flow=normal');
  const tabs = page.getByRole('navigation', { name: 'Views' });
  await page.getByLabel('Sort', { exact: true }).selectOption('due');
  await page.getByRole('button', { name: 'Save as view' }).click();
  const name = `Late ${String(Date.now())}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  const tab = tabs.getByRole('link', { name, exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expect(tab).toBeVisible();
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }

  // The address shows the same list to a colleague, who has no such tab.
  await other.goto(page.url());
  await expect(other.getByLabel('Sort', { exact: true })).toHaveValue('due');
  await expect(other.getByRole('button', { name: 'Save as view' })).toBeVisible();

  await page.getByRole('button', { name: `More actions for view ${name}` }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).fill(`${name}er`);
  await page.keyboard.press('Enter');
  const renamed = tabs.getByRole('link', { name: `${name}er`, exact: true });
  await expect(renamed).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('');
  await renamed.click();
  await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('due');
  await page.getByRole('button', { name: `More actions for view ${name}er` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(renamed).toHaveCount(0);

  // Orders of one store and factory, found by filters alone.
  await page.goto('/orders');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const more = page.getByRole('dialog', { name: 'Filters' });
  const store = more.getByLabel('Shop', { exact: true });
  await store.fill('no such store');
  await expect(more.getByText('No shop matches this name')).toBeVisible();
  await store.fill('tropic');
  const option = more.locator('datalist option').first();
  await store.fill((await option.getAttribute('value')) ?? '');
  await expect(page).toHaveURL(/division=\d+/);
  await more.getByLabel('Factory', { exact: true }).fill('paper');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/factory=paper/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').nth(1)).toContainText('Tropic');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).not.toHaveURL(/division|factory/);

  // Long lists render only visible rows; returning from an order restores the position.
  await page.goto('/orders');
  const far = page.locator('[aria-rowindex="45"]');
  await expect(page.locator('[aria-rowindex="2"]')).toBeVisible();
  await expect(far).toHaveCount(0);
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await page.mouse.wheel(0, 1_300);
  await expect(far).toBeInViewport();
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeInViewport();
  await page.goBack();
  await expect(far).toBeInViewport();

  // An item put into a slot appears in the slot list of every user.
  await page.goto('/orders?status=processing&flow=normal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  const number = /\d+$/.exec(page.url())?.[0] ?? '';
  // An order links back to the list it was opened from.
  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\?status=processing&flow=normal$/);
  await page.goBack();
  const code = `Z${Date.now().toString(36)}`.toUpperCase();
  await other.goto(`/slots?searchTerm=${code}`);
  await expect(other.getByText('No matches')).toBeVisible();
  await page.getByLabel('Slot for item 1', { exact: true }).fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  const row = other.getByRole('row').filter({ hasText: code });
  await expect(row.getByRole('link', { name: `#${number}` })).toBeVisible();
  await other.goto('/slots');
  for (const size of [phone, desktop]) {
    await other.setViewportSize(size);
    await expect(row).toBeVisible();
    expect(await sidewaysOverflow(other)).toBe(0);
  }
});
