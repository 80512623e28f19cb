/*
 * The screens of a shop with the steps to reach them, opened in this order with one basket and one
 * list of favourites. Opened menus and messages are screens of their own.
 */

const openPath = (url) => (page) => page.goto(url);

/** Opens the filters on phones; wider windows always show them. */
async function openSheet(page) {
  const button = page.getByRole('button', { name: /^Filter and sort/ });
  if (await button.isVisible()) await button.click();
}

/** Selects the first value of a filter. */
const filterByColour = (collection) => async (page) => {
  await page.goto(collection);
  await page.waitForLoadState('networkidle');
  await openSheet(page);
  const colour = page.getByRole('form', { name: 'Filters' }).getByLabel('Colour');
  await colour.selectOption({ index: 1 });
  await page.getByRole('link', { name: 'Clear filters' }).waitFor();
  // Loads the filtered page by its address, not by script.
  await page.goto(page.url());
};

const addToBasket = (product) => async (page) => {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page.getByRole('group', { name: 'Size' }).locator('label:has(:enabled)').first().click();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByRole('link', { name: 'View basket' }).waitFor();
};

const fillFavourites = (collection) => async (page) => {
  await page.goto(collection);
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
};

/**
 * Opens the menu behind the header's button. Wide windows show the panel of the first item that has
 * one; some shops have none.
 */
async function openMenu(page) {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Open the menu' });
  const panels = page.getByRole('button', { name: /^More of / });
  if (await button.isVisible()) await button.click();
  else if ((await panels.count()) > 0) await panels.first().click();
}

const openFilters = (collection) => async (page) => {
  await page.goto(collection);
  await page.waitForLoadState('networkidle');
  await openSheet(page);
};

const openZoom = (product) => async (page) => {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
};

const addWithoutSize = (product) => async (page) => {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await page.getByText('Choose a size').first().waitFor();
};

const suggest = (terms) => async (page) => {
  await page.goto('/search/');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.getByRole('searchbox'))
    .first()
    .fill(terms);
  await page.waitForLoadState('networkidle');
};

/** The card fields are in a frame of the payment provider. */
async function openCheckout(page) {
  await page.goto('/checkout/');
  await page.locator('iframe').contentFrame().getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Sends the checkout form without any entry, past the browser's own check. */
async function sendEmptyCheckout(page) {
  await openCheckout(page);
  await page.getByRole('button', { name: /^Pay/ }).first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}

const opensAt = '2031-05-01T09:00:00.000Z';
const closed = { enabled: true, opensAt, heading: 'Almost there' };

const steps = {
  home: () => openPath('/'),
  collection: ({ collection }) => openPath(collection),
  'collection-filtered': ({ collection }) => filterByColour(collection),
  product: ({ product }) => openPath(product),
  menu: () => openMenu,
  filters: ({ collection }) => openFilters(collection),
  zoom: ({ product }) => openZoom(product),
  'product-error': ({ product }) => addWithoutSize(product),
  added: ({ product }) => addToBasket(product),
  suggestions: ({ search }) => suggest(search.slice(0, 3)),
  search: ({ search }) => openPath(`/search/?q=${encodeURIComponent(search)}`),
  'search-nothing': () => openPath('/search/?q=zxqwv'),
  basket: () => openPath('/basket/'),
  checkout: () => openCheckout,
  'checkout-errors': () => sendEmptyCheckout,
  'quote-request': () => openPath('/get-a-quote/'),
  contact: () => openPath('/contact/'),
  creator: ({ creator }) => creator && openPath(creator),
  'sign-in': () => openPath('/login/'),
  policy: () => openPath('/terms-of-sale/'),
  sitemap: () => openPath('/sitemap/'),
  favourites: ({ collection }) => fillFavourites(collection),
  'not-found': () => openPath('/nowhere/'),
  'coming-soon': () => openPath('/'),
  gate: () => openPath('/'),
};

/** Shop settings during the screenshot of a view. */
const settings = {
  'coming-soon': { comingSoon: closed },
  gate: { passwordProtected: true, gatePassword: 'selvedge-demo-1' },
};

export const viewNames = Object.keys(steps);

/** The views of a shop, with the function that opens each. */
export function viewsOf({ product, collection, creator, search }) {
  const paths = {
    product: `/product/${product}/`,
    collection: `/collection/${collection}/`,
    creator: creator && `/creator/${creator}/`,
    search,
  };
  return viewNames
    .map((name) => ({ name, open: steps[name](paths), settings: settings[name] }))
    .filter(({ open }) => open !== undefined);
}

/** Shop settings of all other views. */
export const openSettings = {
  comingSoon: { enabled: false, opensAt: null, heading: '' },
  passwordProtected: false,
  favouritesEnabled: true,
};
