/** Owner of the demo shop; all demo users have this password. */
const owner = { email: 'owner@tropic.test', password: 'selvedge-demo-1' };

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

/** Signs in the shop owner in a new browser context; returns their actions on the shop. */
export async function ownerOf(browser, baseURL) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/dashboard/');
  const call = (method, path, body) => page.evaluate(callApi, [method, path, body]);
  await call('GET', 'dashboard/secure/get/');
  await call('POST', 'dashboard/secure/login/', owner);
  const { state } = await call('GET', 'frontend/getStoreCoreData/json/');
  const theme = `divisions/${state.subdomain.division.id}/theme/`;
  return {
    setTheme: async (name) => {
      const { position } = await call('GET', theme);
      await call('PUT', theme, { position, name, values: {} });
    },
    changeSettings: async (settings) => {
      const { position, settings: present } = await call('GET', 'dashboard/settings/');
      await call('PUT', 'dashboard/settings/', { ...present, ...settings, position });
    },
  };
}
