import { expect, type Page } from '@playwright/test';

import { test } from './journey.js';
import { addToBasket, openFirstProduct, ready } from './shop.js';
import { signInByRequest } from './staff.js';
import { translate, translators } from './translation.js';

/** Fails a journey in which the page logs an error. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Amounts in a text, in pence. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/£(\d+)\.(\d\d)/g)].map(
    ([, pounds, pence]) => Number(pounds) * 100 + Number(pence),
  );

for (const translator of translators) {
  test.describe(`on a page whose texts a translator ${translator}`, () => {
    test('BSK-017 a shopper changes quantities, and removes the line', async ({ page }) => {
      const errors = errorsOf(page);
      await openFirstProduct(page);
      await addToBasket(page);
      await page.goto('/basket/');
      await ready(page);
      await translate(page, translator);
      const summary = page.getByRole('region', { name: 'Summary' });
      const [price = 0, delivery = 0] = amountsIn(await summary.innerText());
      const line = page.getByRole('listitem').filter({ has: page.getByRole('spinbutton') });
      const shows = async (quantity: number): Promise<void> => {
        await expect(line.getByRole('spinbutton')).toHaveValue(String(quantity));
        await expect
          .poll(async () => amountsIn(await summary.innerText()))
          .toStrictEqual([price * quantity, delivery, price * quantity + delivery]);
        const amounts = quantity === 1 ? [price] : [price * quantity, price];
        await expect.poll(async () => amountsIn(await line.innerText())).toStrictEqual(amounts);
      };
      await shows(1);
      for (const [press, quantity] of [
        ['Add one', 2],
        ['Add one', 3],
        ['Remove one', 2],
        ['Remove one', 1],
      ] as const) {
        await page.getByRole('button', { name: press }).click();
        await shows(quantity);
      }
      await page.getByRole('button', { name: /^\W*Remove(?! one)/ }).click();
      await expect(page.getByText('Your basket is empty.')).toBeVisible();
      expect(errors).toStrictEqual([]);
    });
  });
}

test('BSK-006 on a translated page a shopper selects a colour, a size and a quantity', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openFirstProduct(page);
  await ready(page);
  await translate(page, 'replaces');
  const other = page.getByRole('list', { name: 'Colour' }).getByRole('link').last();
  const colour = (await other.getAttribute('aria-label')) ?? '';
  await other.click();
  await expect(page.getByText(`Colour`).filter({ hasText: colour }).first()).toBeVisible();
  await page.getByLabel('Quantity').selectOption({ index: 2 });
  await addToBasket(page);
  const drawer = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(drawer).toContainText(colour);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await page.goto('/basket/');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  expect(errors).toStrictEqual([]);
});

test('PAY-001 on a translated checkout a country changes the total everywhere', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await openFirstProduct(page);
  await addToBasket(page);
  await page.goto('/checkout/');
  await ready(page);
  await translate(page, 'replaces');
  const pay = page.getByRole('button', { name: /Pay / });
  const domestic = await pay.innerText();
  const country = page.getByLabel('Country').first();
  for (const code of ['US', 'FR']) {
    const before = await pay.innerText();
    await country.selectOption(code);
    await expect(pay).not.toHaveText(before, { useInnerText: true });
    const [total] = amountsIn(await pay.innerText());
    await expect
      .poll(async () => amountsIn(await page.getByRole('main').innerText()).includes(total ?? 0))
      .toBe(true);
  }
  await country.selectOption('US');
  await expect(page.getByLabel('State').first()).toBeVisible();
  await country.selectOption('GB');
  await expect(pay).toHaveText(domestic, { useInnerText: true });
  expect(errors).toStrictEqual([]);
});

test('an owner uses menus and screens of a translated dashboard', async ({ page }) => {
  const errors = errorsOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByRequest(page, 'owner@tropic.test');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await translate(page, 'replaces');
  for (const name of ['Orders', 'Products', 'Home']) {
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toStrictEqual([]);
});
