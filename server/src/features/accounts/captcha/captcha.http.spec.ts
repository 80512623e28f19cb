import { randomUUID } from 'node:crypto';

import type { CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { freshDatabase, type FreshDatabase } from '../../../platform/testing/database.js';
import { startOwnApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { screenIn } from '../../storefront/storefront.testing.js';
import { CaptchaAnswersQueries } from './captcha-answers.queries.js';
import { solved } from './captcha.testing.js';
import { ProofOfWork } from './proof-of-work.adapter.js';

const login = '/omnis/v3/dashboard/secure/login/';
const refusal = 'We could not verify that you are not a robot. Please try again';

describe('form with a proof of work', () => {
  let database: FreshDatabase;
  let app: TestApp;
  let shop: string;
  let email: string;
  const start = (): Promise<TestApp> =>
    startOwnApp({ DATABASE_URL: database.url, CAPTCHA: 'proof-of-work', CAPTCHA_WORK: '4' });
  beforeAll(async () => {
    database = await freshDatabase();
    app = await start();
    shop = (await app.openStore()).code;
    email = (await app.signInCustomer(shop)).email;
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const tokenFor = async (browser: Browser, form: CaptchaForm): Promise<string> => {
    const { body } = await browser.get(`/omnis/v3/frontend/captcha/?form=${form}`);
    expect(body.kind).toBe('proof-of-work');
    return solved(body.challenge);
  };
  const signIn = (browser: Browser, v3captchaToken: string): Promise<Answer> =>
    browser.post(login, { email, password: testPassword, v3captchaToken });
  const expectRefused = ({ status, body }: Answer): void => {
    expect([status, body.errors]).toEqual([422, { v3captchaToken: [refusal] }]);
  };

  it('is accepted for sign-in, sign-up and forgotten password', async () => {
    const browser = app.visitor(shop);
    const answers = [
      await signIn(browser, await tokenFor(browser, 'sign-in')),
      await browser.post('/omnis/v3/shop/customer/create/', {
        email: `${randomUUID()}@example.test`,
        password: 'four words in a row',
        v3captchaToken: await tokenFor(browser, 'sign-up'),
      }),
      await browser.post('/omnis/v3/dashboard/secure/forgot-password/', {
        email,
        v3captchaToken: await tokenFor(browser, 'forgot-password'),
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 204]);
  });

  it.each(['nonsense', Buffer.from('null').toString('base64')])(
    'is refused with the token %j',
    async (token) => expectRefused(await signIn(app.visitor(shop), token)),
  );

  it('is refused without the work', async () => {
    const browser = app.visitor(shop);
    const { body } = await browser.get('/omnis/v3/frontend/captcha/?form=sign-in');
    expectRefused(await signIn(browser, await solved(body.challenge, { counter: 0, key: '00' })));
  });

  it('is refused if the challenge was made easier', async () => {
    const browser = app.visitor(shop);
    const { body } = await browser.get('/omnis/v3/frontend/captcha/?form=sign-in');
    const { parameters, signature } = body.challenge;
    const easier = { parameters: { ...parameters, keyPrefix: '0', cost: 1 }, signature };
    expectRefused(await signIn(browser, await solved(easier)));
  });

  it('is refused if the work was done for another form', async () => {
    const browser = app.visitor(shop);
    expectRefused(await signIn(browser, await tokenFor(browser, 'sign-up')));
  });

  it('is refused after ten minutes', async () => {
    const at = (ageMs: number) => {
      const clock = { now: () => new Date(app.get(Clock).now().getTime() - ageMs) };
      return new ProofOfWork(app.get(Config), clock, app.get(CaptchaAnswersQueries));
    };
    const tokenOfAge = async (ageMs: number): Promise<string> => {
      const question = await at(ageMs).ask('sign-in');
      return question.kind === 'proof-of-work' ? solved(question.challenge) : '';
    };
    const minute = 60_000;
    expectRefused(await signIn(app.visitor(shop), await tokenOfAge(10 * minute + 1_000)));
    expect((await signIn(app.visitor(shop), await tokenOfAge(9 * minute))).status).toBe(200);
  });

  it('is accepted once, even across processes', async () => {
    const other = await start();
    try {
      const token = await tokenFor(app.visitor(shop), 'sign-in');
      const answers = await Promise.all(
        [app, other, app, other].map((one) => signIn(one.visitor(shop), token)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    } finally {
      await other.close();
    }
  });

  it('gets no challenge for an unknown form', async () => {
    const { status } = await app.visitor(shop).get('/omnis/v3/frontend/captcha/?form=any');
    expect(status).toBe(422);
  });

  it('is accepted without JavaScript, up to five times from one address', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => (await app.signInCustomer(shop)).email),
    );
    const answers: Answer[] = [];
    for (const person of people) {
      const fields = { email: person, password: testPassword, v3captchaToken: '' };
      answers.push(await app.visitor(shop).form('/login/', fields));
    }
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
    // The answer has neither a field error nor the message for repeated failures.
    const [last] = answers.slice(-1);
    if (last === undefined) throw new Error('There are six answers');
    expect(screenIn(last, 'login').form).toMatchObject({
      errors: {},
      message:
        'We could not verify that you are not a robot. Please send the form again. Without JavaScript, wait 2 seconds first',
    });
    const browser = app.visitor(shop);
    expect((await signIn(browser, await tokenFor(browser, 'sign-in'))).status).toBe(200);
  });

  it('is shown again after a refusal, without the token', async () => {
    const password = 'four words in a row';
    const fields = { email, firstName: 'Ada', password, v3captchaToken: 'nonsense' };
    for (const page of ['/login/', '/sign-up/', '/forgot-password/']) {
      const { status, text } = await app.visitor(shop).form(page, fields);
      expect([page, status]).toEqual([page, 422]);
      expect(text).toContain(refusal);
      expect(text).not.toContain('Check 1 field');
      expect(text).not.toContain('nonsense');
    }
  });
});

describe('form in development', () => {
  it('IDN-004 needs no captcha', async () => {
    const app = await startOwnApp();
    try {
      const { code } = await app.openStore();
      const { email } = await app.signInCustomer(code);
      const browser = app.visitor(code);
      const answer = await browser.get('/omnis/v3/frontend/captcha/?form=sign-in');
      expect(answer.body).toEqual({ kind: 'none' });
      for (let time = 0; time < 8; time += 1)
        expect((await browser.post(login, { email, password: testPassword })).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
