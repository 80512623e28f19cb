import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { SignInForm, type SignInOutcome } from './sign-in.form.js';

@Controller('sign-in-form')
class FormController {
  constructor(private readonly form: SignInForm) {}

  @Post()
  submit(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInOutcome> {
    return this.form.submit(request, reply);
  }
}

describe('sign-in without JavaScript', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({}, [FormController]);
  });
  afterAll(() => app.close());

  const submit = (browser: Browser, fields: Record<string, string>): Promise<Answer> =>
    browser.form('/sign-in-form/', fields);

  it('IDN-010 RTE-069 redirects to the dashboard, or to the page requested before', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const visitor = app.visitor(shop.code);
    const answer = await submit(visitor, { email, password: testPassword });
    expect(answer.body).toEqual({ isRight: true, location: '/dashboard/' });
    const { body } = await visitor.get('/omnis/v3/dashboard/secure/get/');
    expect(body.user).toMatchObject({ email });
  });

  it('RTE-069 redirects only to a path of this host', async () => {
    const staff = await app.signInStaff(['orders-view']);
    const leadsTo = async (redirect_uri: string): Promise<string> => {
      const fields = { email: staff.email, password: testPassword, redirect_uri };
      return (await submit(app.visitor('atlas'), fields)).body.location;
    };
    expect(await leadsTo('/orders/?page=2')).toBe('/orders/?page=2');
    expect(await leadsTo('//evil.test/')).toBe('/');
  });

  it('IDN-012 shows the form again with the errors, without the password', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const fields = { email, password: 'not-the-password', redirect_uri: '/account/' };
    const refusal = 'The e-mail address or the password is wrong';
    expect((await submit(app.visitor(shop.code), fields)).body).toEqual({
      isRight: false,
      status: 422,
      form: {
        values: { email, redirect_uri: '/account/' },
        errors: { email: [refusal] },
        message: refusal,
      },
    });
  });

  it('ERR-009 names missing fields', async () => {
    const { body } = await submit(app.visitor((await app.openStore()).code), {});
    expect(body).toMatchObject({ isRight: false, status: 422 });
    expect(Object.keys(body.form.errors)).toEqual(['email', 'password']);
    expect(body.form.values).toEqual({ email: '', redirect_uri: '' });
  });

  it('IDN-011 shows the required wait', async () => {
    const shop = await app.openStore();
    const { email } = await app.signInCustomer(shop.code);
    const failures = app.get(SignInFailures);
    for (let failure = 0; failure < 5; failure += 1) await failures.attempt(email, '127.0.0.1');
    const { body } = await submit(app.visitor(shop.code), { email, password: testPassword });
    expect(body).toMatchObject({ isRight: false, status: 429 });
    // The address field itself has no error.
    expect(body.form).toMatchObject({
      errors: {},
      message: 'Too many attempts. Please try again later',
    });
  });
});
