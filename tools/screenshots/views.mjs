/*
 * The screens of a shop with the steps to reach them, opened in this order with one basket and one
 * list of favourites. Opened menus and messages are screens of their own.
 */

const openPath = (url) => (page) => page.goto(url);
const product = '/product/retro-sun-tee/';

/** Opens the filters on phones; wider windows always show them. */
async function openSheet(page) {
  const button = page.getByRole('button', { name: /^Filter and sort/ });
  if (await button.isVisible()) await button.click();
}

/** Selects the first value of a filter. */
async function filterByColour(page) {
  await page.goto('/collection/golden-hour/');
  await page.waitForLoadState('networkidle');
  await openSheet(page);
  const colour = page.getByRole('form', { name: 'Filters' }).getByLabel('Colour');
  await colour.selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Clear filters' }).waitFor();
  // Loads the filtered page by its address, not by script.
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

async function fillFavourites(page) {
  await page.goto('/collection/golden-hour/');
  await page.waitForLoadState('networkidle');
  const buttons = page.getByRole('button', { name: /favourites/i });
  for (const index of [0, 1, 2]) {
    // The button changes immediately; the response confirms the save.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await buttons.nth(index).click();
    await (await saved).finished();
    await page.getByRole('link', { name: `Favourites, ${index + 1}` }).waitFor();
  }
  await page.goto('/favourites/');
}

/** Opens the menu behind the header's button; wide windows show the panel of the first item. */
async function openMenu(page) {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Open the menu' });
  if (await button.isVisible()) await button.click();
  else
    await page
      .getByRole('button', { name: /^More of / })
      .first()
      .click();
}

async function openFilters(page) {
  await page.goto('/collection/golden-hour/');
  await page.waitForLoadState('networkidle');
  await openSheet(page);
}

async function openZoom(page) {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
}

async function addWithoutSize(page) {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('Choose a size').first().waitFor();
}

async function suggest(page) {
  await page.goto('/search/');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('searchbox'))
    .first()
    .fill('sun');
  await page.waitForLoadState('networkidle');
}

/** Sends a form without any entry, past the browser's own check. */
const sendEmpty = (url, button) => async (page) => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: button }).first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};

const opensAt = '2031-05-01T09:00:00.000Z';
const closed = { enabled: true, opensAt, heading: 'Almost there' };

/** `settings`: shop settings during the screenshot. */
export const views = [
  { name: 'home', open: openPath('/') },
  { name: 'collection', open: openPath('/collection/golden-hour/') },
  { name: 'collection-filtered', open: filterByColour },
  { name: 'product', open: openPath(product) },
  { name: 'menu', open: openMenu },
  { name: 'filters', open: openFilters },
  { name: 'zoom', open: openZoom },
  { name: 'product-error', open: addWithoutSize },
  { name: 'suggestions', open: suggest },
  { name: 'search', open: openPath('/search/?q=retor+sun') },
  { name: 'search-nothing', open: openPath('/search/?q=zxqwv') },
  { name: 'basket', open: fillBasket },
  { name: 'checkout', open: openPath('/checkout/') },
  { name: 'checkout-errors', open: sendEmpty('/checkout/', /^Pay/) },
  { name: 'quote-request', open: openPath('/get-a-quote/') },
  { name: 'creator', open: openPath('/creator/marina-okafor/') },
  { name: 'sign-in', open: openPath('/login/') },
  { name: 'policy', open: openPath('/terms-of-sale/') },
  { name: 'sitemap', open: openPath('/sitemap/') },
  { name: 'favourites', open: fillFavourites },
  { name: 'not-found', open: openPath('/nowhere/') },
  { name: 'coming-soon', open: openPath('/'), settings: { comingSoon: closed } },
  {
    name: 'gate',
    open: openPath('/'),
    settings: { passwordProtected: true, gatePassword: 'selvedge-demo-1' },
  },
];

/** Shop settings of all other views. */
export const openSettings = {
  comingSoon: { enabled: false, opensAt: null, heading: '' },
  passwordProtected: false,
  favouritesEnabled: true,
};
