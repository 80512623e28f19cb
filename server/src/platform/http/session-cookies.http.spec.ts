import { randomBytes } from 'node:crypto';

import { startApp, testPassword, type TestApp } from '../testing/start-app.js';

const state = '/omnis/v3/dashboard/secure/get/';
const BASE_HOST = 'shops.test';
const login = '/omnis/v3/dashboard/secure/login/';

describe('the cookies of a production server', () => {
  let app: TestApp;

  beforeAll(async () => {
    const DATA_KEY = randomBytes(32).toString('base64');
    app = await startApp({ NODE_ENV: 'production', BASE_HOST, DATA_KEY });
  });
  afterAll(() => app.close());

  it('IDN-010 are Secure, and the session cookie cannot be set by a subdomain', async () => {
    const { headers } = await app.visitor(BASE_HOST).get(state);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-selvedge=v\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
  });

  it('IDN-010 identify a session, unlike a cookie under the development name', async () => {
    const shop = await app.openStore();
    const host = `${shop.code}.${BASE_HOST}`;
    const { email } = await app.signInCustomer(host);
    const visitor = app.visitor(host);
    const { headers } = await visitor.post(login, { email, password: testPassword });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-selvedge=s\.[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^XSRF-TOKEN=[\w-]{43}; Max-Age=1209600; Path=\/; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await visitor.get(state)).body.user).toMatchObject({ email });
    const other = app.visitor(host);
    other.setCookie('selvedge-session', visitor.cookie('__Host-selvedge') ?? '');
    expect((await other.get(state)).body.user).toBeNull();
  });
});
