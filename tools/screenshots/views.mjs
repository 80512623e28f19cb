/*
 * The twelve screens that the shop is judged by, each with how a page gets there. They are visited in
 * this order, with one basket and one list of favourites.
 */

const visit = (address) => (page) => page.goto(address);
const product = '/product/retro-sun-tee/';

/** Chooses of a filter the first value that there is. */
async function narrow(page) {
  await page.goto('/collection/golden-hour/');
  await page.waitForLoadState('networkidle');
  const colour = page.getByRole('form', { name: 'Filters' }).getByLabel('Colour');
  await colour.selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Clear filters' }).waitFor();
  // The page of that choice, as it loads by itself.
  await page.goto(page.url());
}

async function fillBasket(page) {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page.getByRole('group', { name: 'Size' }).locator('label:has(:enabled)').first().click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'View basket' }).waitFor();
  await page.goto('/basket/');
}

async function like(page) {
  await page.goto('/collection/golden-hour/');
  await page.waitForLoadState('networkidle');
  const hearts = page.getByRole('button', { name: /favourites/i });
  for (const place of [0, 1, 2]) {
    // The heart is filled at once; that it was kept comes later.
    const kept = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await hearts.nth(place).click();
    await (await kept).finished();
    await page.getByRole('link', { name: `Favourites, ${place + 1}` }).waitFor();
  }
  await page.goto('/favourites/');
}

const opensAt = '2031-05-01T09:00:00.000Z';
const closed = { enabled: true, opensAt, heading: 'Almost there' };

/** `settings` are those of the shop while the picture is taken. */
export const views = [
  { name: 'home', open: visit('/') },
  { name: 'collection', open: visit('/collection/golden-hour/') },
  { name: 'collection-filtered', open: narrow },
  { name: 'product', open: visit(product) },
  { name: 'search', open: visit('/search/?q=retor+sun') },
  { name: 'search-nothing', open: visit('/search/?q=zxqwv') },
  { name: 'basket', open: fillBasket },
  { name: 'checkout', open: visit('/checkout/') },
  { name: 'favourites', open: like },
  { name: 'not-found', open: visit('/nowhere/') },
  { name: 'coming-soon', open: visit('/'), settings: { comingSoon: closed } },
  {
    name: 'gate',
    open: visit('/'),
    settings: { passwordProtected: true, gatePassword: 'selvedge-demo-1' },
  },
];

/** The shop as it is for all other views. */
export const openSettings = {
  comingSoon: { enabled: false, opensAt: null, heading: '' },
  passwordProtected: false,
  favouritesEnabled: true,
};
