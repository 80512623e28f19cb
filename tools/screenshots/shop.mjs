/** The owner of the demo's shop, and the password of all demo people. */
const owner = { email: 'owner@tropic.test', password: 'selvedge-demo-1' };

/** Runs in a page of the shop's host: calls the API with the session's cookies. */
async function callFrom([method, path, body]) {
  const token = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? '';
  const answer = await fetch(`/omnis/v3/${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Signs the shop's owner in, in a browser of their own; answers what they can do to the shop. */
export async function ownerOf(browser, baseURL) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/dashboard/');
  const call = (method, path, body) => page.evaluate(callFrom, [method, path, body]);
  await call('GET', 'dashboard/secure/get/');
  await call('POST', 'dashboard/secure/login/', owner);
  const { state } = await call('GET', 'frontend/getStoreCoreData/json/');
  const theme = `divisions/${state.subdomain.division.id}/theme/`;
  return {
    dressIn: async (name) => {
      const { position } = await call('GET', theme);
      await call('PUT', theme, { position, name, values: {} });
    },
    change: async (settings) => {
      const { position, settings: present } = await call('GET', 'dashboard/settings/');
      await call('PUT', 'dashboard/settings/', { ...present, ...settings, position });
    },
  };
}
