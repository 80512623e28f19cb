import type { Installation } from '@selvedge/shared/installation/contract';

import { startOwnApp, type TestApp } from '../../platform/testing/start-app.js';

const path = '/omnis/v3/atlas/installation';

describe('new installation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startOwnApp({ SEED_DEMO: '0' });
  });
  afterAll(() => app.close());

  /** Includes a CSRF token, as after opening the screen. */
  const signedIn = async () => {
    const staff = await app.signInStaff(['stores']);
    await staff.get(`${path}/`);
    return staff;
  };

  it('has no page at its host until staff open the main brand', async () => {
    const staff = await app.signInStaff(['stores']);
    const asPeople = { headers: { accept: 'text/html' } };
    const nothing = await app.visitor('').send('get', '/', asPeople);
    expect([nothing.status, nothing.text]).toEqual([404, expect.stringContaining('setup link')]);
    const before: Installation = (await staff.get(`${path}/`)).body;
    expect(before).toMatchObject({ mainBrand: null, mail: { by: 'folder' } });
    const brand = { name: ' Weft & Warp ', theme: 'nordic', currency: 'EUR' };
    const after = await staff.send('put', `${path}/main-brand/`, { body: brand });
    expect(after.body).toHaveProperty('mainBrand', {
      ...{ name: 'Weft & Warp', theme: 'nordic', currency: 'EUR' },
      address: 'http://localhost',
    });
    const home = await app.call('', '/');
    expect(home.status).toBe(200);
    expect(home.text).toMatch(/<h1[^>]*>.*Weft &amp; Warp/);
    expect(home.text).toMatch(/<main.*href="\/dashboard\/shops\/new".*How it works/s);
  });

  it('keeps the other settings of the brand when it is renamed', async () => {
    const staff = await signedIn();
    const brand = { name: 'Other', theme: 'tropic', currency: 'GBP' };
    const answer = await staff.send('put', `${path}/main-brand/`, { body: brand });
    expect(answer.body).toHaveProperty('mainBrand.name', 'Other');
    expect((await app.call('', '/')).text).toContain('Other');
  });

  it.each([
    ['an empty name', { name: '' }, 'name'],
    ['an unknown theme', { theme: 'velvet' }, 'theme'],
    ['an unsupported currency', { currency: 'XXX' }, 'currency'],
  ])('refuses a main brand with %s', async (_, wrong, field) => {
    const staff = await signedIn();
    const body = { name: 'A brand', theme: 'nordic', currency: 'GBP', ...wrong };
    const answer = await staff.send('put', `${path}/main-brand/`, { body });
    expect(answer.status).toBe(422);
    expect(answer.body).toHaveProperty(['errors', field]);
  });

  it('reports the result of a test mail', async () => {
    const staff = await app.signInStaff(['stores']);
    const sent = await staff.post(`${path}/test-mail/`, { to: 'ada@selvedge.test' });
    expect(sent.body).toHaveProperty(
      'message',
      'The message was written to the mail folder. No e-mail is delivered until SMTP_URL is set',
    );
    const refused = await staff.post(`${path}/test-mail/`, { to: 'nobody' });
    expect(refused.body).toHaveProperty('errors.to.0', 'Please enter a valid email address');
  });

  it('reports why the mail server refused the mail', async () => {
    const away = await startOwnApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
    try {
      const staff = await away.signInStaff(['stores']);
      const answer = await staff.post(`${path}/test-mail/`, { to: 'ada@selvedge.test' });
      expect(answer.status).toBe(503);
      expect(answer.body).toHaveProperty('message', expect.stringContaining('ECONNREFUSED'));
    } finally {
      await away.close();
    }
  });
});
