import { expect } from '@playwright/test';

import { test } from './journey.js';
import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { buy, sidewaysOverflow } from './shop.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

test('RTE-046 SEO-003 NTF-006 NTF-009 NTF-015 EDT-023 an owner is notified of an order live, opens it, and notifies others @first-tier', async ({
  browser,
  page: shopper,
}) => {
  const ada = await owner(browser);
  await ada.goto('/dashboard/products');
  await ada.setViewportSize(desktop);
  const bell = ada.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await buy(shopper);
  const [number = ''] =
    /\d{5,}/.exec(
      await shopper
        .getByText(/Order \d{5,}/)
        .first()
        .innerText(),
    ) ?? [];

  // The notification arrives live on another screen.
  await expect(bell).toHaveAccessibleName(/new$/);
  await expect(ada).toHaveTitle(/^\(\d+\) Products – /);
  await bell.click();
  const list = ada.getByRole('dialog', { name: 'Notifications' });
  const notification = list.getByRole('listitem').filter({ hasText: `New order ${number}` });
  await expect(notification).toBeVisible();
  for (const size of [phone, desktop]) {
    await ada.setViewportSize(size);
    expect([await violations(ada), await sidewaysOverflow(ada)]).toEqual([[], 0]);
  }
  // The notification is marked as read in another window without a reload.
  const otherWindow = await ada.context().newPage();
  await otherWindow.goto('/dashboard/orders');
  await otherWindow.getByRole('button', { name: /^Notifications/ }).click();
  const unread = { name: new RegExp(`^New order ${number}.*Unread$`) };
  await expect(otherWindow.getByRole('button', unread)).toBeVisible();
  await list.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  for (const one of [ada, otherWindow])
    await expect(one.getByRole('button', unread)).toHaveCount(0);
  await otherWindow.close();
  await notification.getByRole('button', { name: /^New order/ }).press('Enter');
  await expect(ada).toHaveURL(new RegExp(`/orders/${number}$`));
  await expect(list).toBeHidden();

  await bell.click();
  const dismissed = ada.waitForRequest(/\/dashboard\/mark-as-deleted\/[0-9a-f]{32}\/$/);
  await list.getByRole('button', { name: `Dismiss New order ${number}` }).click();
  await dismissed;
  await expect(notification).toBeHidden();

  // Messages between people appear above the recipient's screen.
  const params = new URLSearchParams({
    title: 'Parcels at ten',
    body: 'All of them',
    related: number,
  });
  await ada.goto(`/marketing-tools/notifications/builder?${params.toString()}&href={order}`);
  await expect(ada.getByRole('textbox', { name: 'Title' })).toHaveValue('Parcels at ten');
  await expect(ada.getByLabel('Message')).toHaveValue('All of them');
  await expect(ada.getByLabel('Related')).toHaveValue(number);
  await expect(ada.getByLabel('Link')).toHaveValue('{order}');
  await ada.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ada.getByRole('alert')).toHaveText('This field is required');
  await ada.getByLabel('Position').selectOption('top-right');
  await ada.getByLabel('Template').selectOption('Bag');
  // The notification gets an action button next to its link.
  await ada.getByRole('button', { name: 'Add action' }).click();
  await ada.getByLabel('Button text', { exact: true }).fill('Show all orders');
  await ada.getByLabel('Button link', { exact: true }).fill('{orders}');
  await ada.getByRole('button', { name: 'Add footer' }).click();
  await ada.getByLabel('Button text', { exact: true }).nth(1).fill('With Pro');
  await ada.getByLabel('Requires Pro').nth(1).check();
  await ada.getByRole('button', { name: 'Add field' }).click();
  await ada.getByLabel('Marina Okafor').check();
  for (const size of [phone, desktop]) {
    await ada.setViewportSize(size);
    expect([await violations(ada), await sidewaysOverflow(ada)]).toEqual([[], 0]);
  }
  await ada.getByRole('button', { name: 'Remove field 1' }).click();
  await ada.getByRole('button', { name: 'Send', exact: true }).click();
  const question = ada.getByRole('dialog', { name: 'Send this to one person?' });
  await expect(question).toContainText('Marina Okafor');
  await expect(question).toContainText('All of them');
  // A message can be scheduled or sent immediately.
  await question.getByLabel('When').fill('2031-05-01T10:00');
  await expect(question.getByRole('button', { name: 'Send at this time' })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(ada.getByLabel('Time', { exact: true })).toHaveValue('2031-05-01T10:00');
  await ada.getByLabel('Time', { exact: true }).fill('');
  await ada.getByRole('button', { name: 'Send', exact: true }).click();
  expect(await violations(ada)).toEqual([]);
  await question.getByRole('button', { name: 'Send now' }).click();
  const over = ada.getByRole('region', { name: 'New notifications' });
  const popUp = over.getByRole('button', { name: /^Parcels at ten/ });
  await expect(popUp).toBeVisible();
  expect(await violations(ada)).toEqual([]);
  await popUp.click();
  await expect(ada).toHaveURL(new RegExp(`/orders/${number}$`));
  await over.getByRole('button', { name: 'Show all orders' }).click();
  await expect(ada).toHaveURL(/\/orders$/);
  await over.getByRole('button', { name: 'Dismiss Parcels at ten' }).click();
  await expect(popUp).toBeHidden();
});
