import { expect } from '@playwright/test';

import { test } from './journey.js';
import { atlasUrl, signedIn } from './staff.js';

test('staff work through a list by keyboard, select several orders, write a note and set a priority', async ({
  browser,
  baseURL,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await page.goto('/orders?status=complete');
  const linkOf = (row: number) => page.getByRole('row').nth(row).getByRole('link');
  const [one, other] = [await linkOf(1).innerText(), await linkOf(2).innerText()];
  const title = page.getByRole('heading', { level: 1 });
  // Several rows can be selected by their checkboxes.
  const boxOf = (text: string) =>
    page.getByRole('checkbox', { name: `Select order ${text.slice(1)}`, exact: true });
  await boxOf(one).press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(boxOf(other)).toBeFocused();
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Selected orders' });
  await expect(bar).toContainText('2 orders selected');
  await bar.getByRole('button', { name: 'Move to' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Exchanged' }).press('Enter');
  await expect(page.getByText('2 orders moved to Exchanged')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 orders moved to Complete')).toBeVisible();
  // The orders return to the list one by one.
  await expect(linkOf(1)).toHaveText(one);
  await expect(linkOf(2)).toHaveText(other);
  await linkOf(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(`Order ${other}`);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(title).toHaveText(`Order ${one}`);
  const next = page.getByRole('link', { name: `Next order, ${other}` });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(`Order ${other}`);
  // The focus stays, so that Enter can be pressed again.
  await expect(page.getByRole('link', { name: /^Next order/ })).toBeFocused();

  const note = `Called at ${String(Date.now())}`;
  await page.getByLabel('Note for staff').fill(note);
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(page.getByRole('link', { name: `Note: ${note}` })).toBeVisible();
  await expect(page.getByLabel('Note for staff')).toHaveValue('');

  const priority = page.getByRole('button', { name: /^Priority of order/ });
  for (const name of ['High', 'Normal']) {
    await priority.press('Enter');
    await page.getByRole('menuitemradio', { name }).press('Enter');
    await expect(priority).toHaveAccessibleName(new RegExp(`: ${name}. Change$`));
  }
});
