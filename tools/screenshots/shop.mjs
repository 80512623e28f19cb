/** Password of all demo users. */
const password = 'selvedge-demo-1';

/**
 * Demo shops by theme: the code of their host, a product, a collection with several colours, a
 * search with a typing error, and a creator if they have any.
 */
export const shops = {
  tropic: {
    code: 'tropic',
    product: 'retro-sun-tee',
    collection: 'golden-hour',
    search: 'retor sun',
    creator: 'marina-okafor',
  },
  nordic: {
    code: 'nordic',
    product: 'fjord-sweater',
    collection: 'fjord',
    search: 'fjrod',
    creator: 'ingrid-solberg',
  },
  gallery: {
    code: 'gallery',
    product: 'mid-century-arches',
    collection: 'for-the-wall',
    search: 'isobras',
  },
  naked: {
    code: 'bare',
    product: 'swallows-tee',
    collection: 'everything',
    search: 'swalows',
  },
  neonCity: {
    code: 'neon',
    product: 'neon-sun-hoodie',
    collection: 'first-light',
    search: 'noen sun',
  },
  apothecary: {
    code: 'apothecary',
    product: 'wildflowers-tee',
    collection: 'the-cabinet',
    search: 'wildflowres',
  },
};

/** Runs in a page of the shop's host: calls the API with the session's cookies. */
async function callApi([method, path, body]) {
  const token = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? '';
  const response = await fetch(`/omnis/v3/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Signs in the owner of a shop in a new browser context; returns a function for its settings. */
export async function settingsOf(browser, baseURL, code) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/dashboard/');
  const call = (method, path, body) => page.evaluate(callApi, [method, path, body]);
  await call('GET', 'dashboard/secure/get/');
  await call('POST', 'dashboard/secure/login/', { email: `owner@${code}.test`, password });
  return async (settings) => {
    const { position, settings: present } = await call('GET', 'dashboard/settings/');
    await call('PUT', 'dashboard/settings/', { ...present, ...settings, position });
  };
}
