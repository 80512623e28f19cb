import { expect, type Browser, type Page } from '@playwright/test';

import { test } from './journey.js';
import { sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';

const shippingAddress = {
  fullName: 'Ada Palm',
  line1: '1 Shore Road',
  city: 'Freshwater',
  postcode: 'PO40 9PY',
  country: 'GB',
};

interface Made {
  readonly staff: Page;
  readonly id: number;
  readonly hash: string;
}

/** Creates a paid quote of the Tropic shop with 50 lines, the maximum. */
async function longPaidQuote(browser: Browser, baseURL: string | undefined): Promise<Made> {
  const staff = await signedIn(browser, atlasUrl(baseURL), 'lead@selvedge.test');
  await staff.goto('/');
  const order = await staff.evaluate(async (address) => {
    const read = async (path: string) => (await fetch(`/omnis/v3/${path}`)).json();
    const { data } = await read('atlas/orders/');
    const { division } = data.find(({ store }: { store: string }) => store === 'Tropic');
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const lines = Array.from({ length: 50 }, (_, nth) => ({
      // A name can be a long word.
      name: nth === 20 ? 'W'.repeat(96) : `Badge ${String(nth + 1)}`,
      quantity: 1 + nth,
      price: 99,
    }));
    const send = async (path: string, body: object) => {
      const answer = await fetch(`/omnis/v3/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    };
    const { id } = await send('quotes/', {
      ...{ id: crypto.randomUUID(), division, email: 'ada@example.test' },
      ...{ shippingAddress: address, lines, shipping: 395 },
    });
    // An open quote has no invoice.
    await send(`atlas/orders/${String(id)}/status/`, {
      ...{ status: 'bespoke_paid', paidReason: 'Bank transfer' },
    });
    return read(`atlas/orders/${String(id)}/`);
  }, shippingAddress);
  return { staff, id: order.id, hash: order.hash };
}

/** Vertical position of an element's top on the page. */
const topOf = async (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => element.getBoundingClientRect().top);

test('ORD-039 a long invoice, its receipt and the order for staff are printed in full', async ({
  browser,
  baseURL,
  page,
}) => {
  const { staff, id, hash } = await longPaidQuote(browser, baseURL);
  await page.emulateMedia({ media: 'print' });

  await page.goto(`/invoice/${hash}`);
  const items = page.getByRole('table', { name: 'Items' });
  await expect(items.getByRole('row')).toHaveCount(53);
  // A footer group is repeated at the foot of every page.
  await expect(items.locator('tfoot')).toHaveCSS('display', 'table-row-group');
  const total = await topOf(page, 'table:first-of-type tfoot');
  expect(total).toBeGreaterThan(await topOf(page, 'table:first-of-type tbody tr:last-child'));
  expect(total).toBeLessThan(await topOf(page, 'table:last-of-type caption'));
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  // Two thirds of a page of A4 in CSS pixels.
  await page.setViewportSize({ width: 530, height: 750 });
  expect(await sidewaysOverflow(page)).toBe(0);

  await page.goto(`/receipt/${hash}`);
  await expect(page.getByText('Badge 50')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await staff.emulateMedia({ media: 'print' });
  await staff.goto(`/orders/${String(id)}`);
  await expect(staff.getByText('Badge 50', { exact: true })).toBeVisible();
  await expect(staff.getByRole('navigation')).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Copy address' })).toBeHidden();
  await expect(staff.getByText('1 Shore Road').first()).toBeVisible();
});
