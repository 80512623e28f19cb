import { expect, type Browser, type Page } from '@playwright/test';

import { violations } from './accessibility.js';
import { test } from './journey.js';
import { cards, payBy, sidewaysOverflow } from './shop.js';
import { atlasUrl, signedIn } from './staff.js';
import { desktop, phone } from './widths.js';

test.use({ bypassCSP: true });

/** Image of one pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Checks the page at both widths. */
async function look(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect([await violations(page), await sidewaysOverflow(page)]).toEqual([[], 0]);
  }
}

async function declineWithoutScript(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText('Decline', { exact: true }).click();
  await page.getByLabel('Reason for declining').fill('Too dear');
  const proof = page.locator('details').getByLabel('Your e-mail address or postcode');
  await proof.fill('nobody@example.test');
  await page.getByRole('button', { name: 'Decline quote' }).click();
  await expect(proof).toHaveAccessibleDescription(/e-mail address or the postcode/);
  await proof.fill('po40 9py');
  await page.getByRole('button', { name: 'Decline quote' }).click();
  await expect(page.getByRole('heading', { name: 'You declined this quote' })).toBeVisible();
  await context.close();
}

/** Prices the quote in another tab. */
async function priceInOtherTab(page: Page, price: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  const panel = other.getByRole('region', { name: 'Quote', exact: true });
  await panel.getByRole('button', { name: 'Edit quote' }).press('Enter');
  await panel.getByLabel('Unit price').fill(price);
  await panel.getByRole('button', { name: 'Save quote' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Edit quote' })).toBeVisible();
  await other.close();
}

test('ATL-016 staff create a quote and see the customer accept it, approve its mock-up and pay', async ({
  browser,
  baseURL,
  page: customer,
}) => {
  const page = await signedIn(browser, atlasUrl(baseURL), 'staff@selvedge.test');
  await page.goto('/board?flow=bespoke');
  await page.getByRole('link', { name: 'New quote' }).click();
  const make = page.getByRole('button', { name: 'Create quote' });
  await expect(make).toBeDisabled();
  await page.getByLabel('Shop', { exact: true }).fill('Tropic');
  const tropic = page.locator('datalist option[value$="(tropic)"]');
  await expect(tropic).toHaveCount(1);
  await page.getByLabel('Shop', { exact: true }).fill((await tropic.getAttribute('value')) ?? '');
  for (const [label, value] of [
    ['Full name', 'Ada Palm'],
    ['E-mail', 'ada@example.test'],
    ['Address', '1 Shore Road'],
    ['Town or city', 'Freshwater'],
    ['Postcode', 'PO40 9PY'],
    ['Line 1', 'Embroidered hoodie'],
    ['Quantity', '40'],
    ['Unit price', '24'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await expect(page.getByText('Total £960.00')).toBeVisible();
  await look(page);
  await make.press('Enter');

  const panel = page.getByRole('region', { name: 'Quote', exact: true });
  await expect(panel.getByText('Not sent to the customer yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Edit quote' }).press('Enter');
  await panel.getByLabel('Unit price').fill('20');
  await priceInOtherTab(page, '22');
  await expect(panel.getByRole('alert')).toContainText('Another user has saved this quote');
  await expect(panel.getByLabel('Unit price')).toHaveValue('20');
  await panel.getByRole('button', { name: 'Overwrite with mine' }).press('Enter');
  const link = panel.getByRole('link', { name: 'View as customer' });
  await customer.goto((await link.getAttribute('href')) ?? '');
  await expect(
    customer.getByRole('heading', { level: 1, name: 'We are preparing your quote' }),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Send to customer' }).press('Enter');
  await expect(
    panel.getByText(/^Sent .+, valid until .+\. The customer has not responded yet\.$/),
  ).toBeVisible();

  // The customer's page updates live.
  await expect(customer.getByRole('heading', { name: 'Your quote is ready' })).toBeVisible();
  await expect(customer.getByText('£800.00').first()).toBeVisible();
  await expect(customer.getByText(/It is valid until \d+ \w+ \d{4}\./)).toBeVisible();
  await look(customer);
  await declineWithoutScript(browser, customer.url());
  await expect(panel.getByText(/^Declined .+: “Too dear”$/)).toBeVisible();
  await expect(customer.getByRole('heading', { name: 'You declined this quote' })).toBeVisible();
  await customer.getByLabel('Your e-mail address or postcode').fill('ada@example.test');
  await customer.getByRole('button', { name: 'Accept and request payment terms' }).click();
  await expect(customer.getByRole('heading', { name: 'You accepted this quote' })).toBeVisible();
  await expect(panel.getByText(/^Accepted /)).toBeVisible();
  await panel.getByRole('button', { name: 'Authorise terms' }).press('Enter');
  await expect(panel.getByLabel('Purchase order number')).toBeVisible();

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Add mock-up' }).press('Enter'),
  ]);
  await chooser.setFiles({ name: 'mockup.png', mimeType: 'image/png', buffer: dot });
  await expect(panel.getByText('Awaiting customer approval')).toBeVisible();
  await look(page);

  await expect(customer.getByRole('img', { name: 'What we will make' })).toBeVisible();
  await customer.getByRole('button', { name: 'Approve mock-up' }).click();
  await expect(customer.getByText('You approved this mock-up.')).toBeVisible();
  await expect(panel.getByText('Approved', { exact: true })).toBeVisible();
  await customer.getByRole('link', { name: 'Pay now' }).click();
  await payBy(customer, cards.good);
  await expect(customer).toHaveURL(/\/receipt\//);
  await expect(
    page.getByRole('button', { name: /^Status of order \d+: Bespoke paid/ }),
  ).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Edit quote' })).toHaveCount(0);
});
