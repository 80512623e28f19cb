import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { OtherHost } from '../../../platform/http-client/http-client.testing.js';
import type { Answer } from '../../../platform/testing/browser.js';
import { startOwnApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { asPage } from '../../storefront/storefront.testing.js';

const keys = {
  RECAPTCHA_V3_SITE_KEY: 'site-key-of-v3',
  RECAPTCHA_V3_SECRET: 'secret-of-v3',
  RECAPTCHA_V2_SITE_KEY: 'site-key-of-v2',
  RECAPTCHA_V2_SECRET: 'secret-of-v2',
};
const refused = {
  v3captchaToken: ['We could not verify that you are not a robot. Please try again'],
};

describe('form with reCAPTCHA', () => {
  let app: TestApp;
  let google: OtherHost;
  let shop: string;
  let email: string;
  let host: string;
  beforeAll(async () => {
    google = await OtherHost.open();
    app = await startOwnApp({
      ...{ ...keys, CAPTCHA: 'recaptcha', RECAPTCHA_URL: google.url('/recaptcha') },
      BREACHED_PASSWORDS_URL: google.url('/range'),
      OUTGOING_LOOPBACK: '1',
    });
    shop = (await app.openStore()).code;
    email = (await app.signInCustomer(shop)).email;
    host = `${shop}.localhost`;
  });
  afterAll(async () => {
    await app.close();
    await google.close();
  });

  /** Serves Google's answer for each secret and token. */
  const judge = (answers: Readonly<Record<string, object>>, status = 200): void => {
    google.on('/recaptcha/api/siteverify', (request: IncomingMessage, response) => {
      const answer = async (): Promise<void> => {
        const form = new URLSearchParams(await text(request));
        const answer = answers[[form.get('secret'), form.get('response')].join(' ')];
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer ?? { success: false, 'error-codes': ['invalid'] }));
      };
      answer().catch(() => response.destroy());
    });
  };
  const person = () => ({ success: true, score: 0.9, action: 'sign_in', hostname: host });
  const signIn = (tokens: object, who = email): Promise<Answer> =>
    app.visitor(shop).post('/omnis/v3/dashboard/secure/login/', {
      email: who,
      password: testPassword,
      ...tokens,
    });

  it('gets a v3 challenge', async () => {
    const { body } = await app.visitor(shop).get('/omnis/v3/frontend/captcha/?form=sign-in');
    expect(body).toEqual({
      kind: 'recaptcha',
      url: google.url('/recaptcha'),
      v3SiteKey: 'site-key-of-v3',
      v2SiteKey: 'site-key-of-v2',
      action: 'sign_in',
    });
  });

  it('allows Google’s script only on pages with such a form', async () => {
    const policyOf = async (path: string, host = shop): Promise<string> => {
      const { headers } = await app.visitor(host).get(path, asPage);
      return String(headers['content-security-policy']);
    };
    const ofGoogle = 'https://www.gstatic.com/recaptcha/';
    for (const path of ['/login/?redirect_uri=/', '/sign-up/', '/forgot-password/'])
      expect(await policyOf(path)).toContain(ofGoogle);
    expect(await policyOf('/', 'atlas')).toContain(ofGoogle);
    expect(await policyOf('/')).not.toContain('recaptcha');
  });

  it('is accepted with a good v3 score', async () => {
    judge({ 'secret-of-v3 good': person() });
    expect((await signIn({ v3captchaToken: 'good' })).status).toBe(200);
  });

  it('IDN-004 requires v2 after a low v3 score, and is accepted with it', async () => {
    judge({
      'secret-of-v3 low': { ...person(), score: 0.4 },
      'secret-of-v2 ticked': { success: true, hostname: host },
    });
    const answer = await signIn({ v3captchaToken: 'low' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { v2captchaToken: ['Please tick the box to show that you are not a robot'] },
    ]);
    expect(answer.body.code).toBe('CaptchaDoubtful');
    const tokens = { v3captchaToken: 'low', v2captchaToken: 'ticked' };
    expect((await signIn(tokens)).status).toBe(200);
  });

  it('is accepted with the minimum score', async () => {
    judge({ 'secret-of-v3 fair': { ...person(), score: 0.5 } });
    expect((await signIn({ v3captchaToken: 'fair' })).status).toBe(200);
  });

  it.each([
    ['is invalid or expired', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['was made for another form', { success: true, score: 0.9, action: 'sign_up' }],
    ['was made on another host', { success: true, score: 0.9, hostname: 'evil.example' }],
    ['has no score', { success: true, score: 'much' }],
  ])('is refused if its token %s', async (_, verdict) => {
    judge({ 'secret-of-v3 bad': { action: 'sign_in', hostname: host, ...verdict } });
    const { status, body } = await signIn({ v3captchaToken: 'bad' });
    expect([status, body.errors]).toEqual([422, refused]);
  });

  it('is refused if the v2 box is not ticked, whatever the v3 score', async () => {
    judge({ 'secret-of-v3 good': person() });
    const { status } = await signIn({ v3captchaToken: 'good', v2captchaToken: 'unticked' });
    expect(status).toBe(422);
  });

  it.each([
    [
      'is unreachable',
      () => google.on('/recaptcha/api/siteverify', ({ socket }) => socket.destroy()),
    ],
    ['returns no answer', () => judge({}, 503)],
    [
      'does not accept the secret',
      () =>
        judge({
          'secret-of-v3 any': { success: false, 'error-codes': ['invalid-input-secret'] },
        }),
    ],
    ['redirects', () => redirected()],
  ])('is accepted if Google %s, up to five times per account', async (_, begin) => {
    begin();
    const one = await app.signInCustomer(shop);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await signIn({ v3captchaToken: 'any' }, one.email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const another = await app.signInCustomer(shop);
    expect((await signIn({ v3captchaToken: 'any' }, another.email)).status).toBe(200);
  });

  const redirected = (): void =>
    google.on('/recaptcha/api/siteverify', (_, response) => {
      response.writeHead(307, { location: google.url('/elsewhere') }).end();
    });

  describe('with a list of breached passwords', () => {
    const breached = 'four words make one';
    // SHA-1 of the password above: the service receives the first five digits only.
    const [prefix, rest] = ['C153F', '44B3E200133F6686BCEA4AEA4218EF42A22'];
    const takes = async (password: string) => {
      const person = await app.signInCustomer(shop);
      const form = { current_password: testPassword, password };
      const { headers, text: page } = await person.form('/account/password/', form);
      return { isTaken: headers['location'] !== undefined, page };
    };

    it('refuses a breached password and sends five digits of its hash', async () => {
      google.serve(`/range/${prefix}`, `0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${rest}:5\r\n`);
      const { isTaken, page } = await takes(breached);
      expect([isTaken, page.includes('Please choose a password that is harder to guess')]).toEqual([
        false,
        true,
      ]);
      expect(google.requests.filter((path) => path.startsWith('/range/'))).toEqual([
        `/range/${prefix}`,
      ]);
    });

    it.each([
      ['contains other passwords only', `0018A45C4D1DEF81644B54AB7F969B88D65:1`],
      ['contains it as padding only', `REST:0`],
    ])('accepts a password if the range %s', async (_, lines) => {
      google.serve(`/range/${prefix}`, lines.replace('REST', rest));
      expect((await takes(breached)).isTaken).toBe(true);
    });

    it.each([
      ['is unreachable', () => google.on(`/range/${prefix}`, ({ socket }) => socket.destroy())],
      [
        'returns no answer',
        () => google.on(`/range/${prefix}`, (_, answer) => answer.writeHead(503).end()),
      ],
    ])('accepts a password if the list %s', async (_, fail) => {
      fail();
      expect((await takes(breached)).isTaken).toBe(true);
    });
  });
});
