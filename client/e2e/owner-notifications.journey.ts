import { expect, test } from '@playwright/test';

import { violations } from './accessibility.js';
import { owner } from './editor.js';
import { buy, sidewaysOverflow } from './shop.js';
import { desk, phone } from './widths.js';

test.use({ bypassCSP: true });

test('SEO-003 NTF-009 an owner is told of an order at once, goes there, and is rid of it', async ({
  browser,
  page: shopper,
}) => {
  const ada = await owner(browser);
  await ada.setViewportSize(desk);
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

  // Without a reload: it comes while she looks at something else.
  await expect(bell).toHaveAccessibleName(/new$/);
  await expect(ada).toHaveTitle(/^\(\d+\) Products – /);
  await bell.click();
  const list = ada.getByRole('dialog', { name: 'Notifications' });
  const told = list.getByRole('listitem').filter({ hasText: `New order ${number}` });
  await expect(told).toBeVisible();
  for (const size of [phone, desk]) {
    await ada.setViewportSize(size);
    expect([await violations(ada), await sidewaysOverflow(ada)]).toEqual([[], 0]);
  }
  await told.getByRole('button', { name: /^New order/ }).press('Enter');
  await expect(ada).toHaveURL(new RegExp(`/orders/${number}$`));
  await expect(list).toBeHidden();

  await bell.click();
  const dismissed = ada.waitForRequest(/\/dashboard\/mark-as-deleted\/[0-9a-f]{32}\/$/);
  await list.getByRole('button', { name: `Dismiss New order ${number}` }).click();
  await dismissed;
  await expect(told).toBeHidden();
});
