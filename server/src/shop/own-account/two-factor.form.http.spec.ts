import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import {
  codeOf,
  protect,
  recover,
} from '../../features/accounts/second-factor/second-factor.testing.js';
import { screenIn } from '../../features/storefront/storefront.testing.js';

const path = '/account/two-factor/';
const name = 'account-two-factor';

describe('the second factor of an account, without JavaScript', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  it('is set up with one code and shows the recovery codes once', async () => {
    const person = await app.signInCustomer(shop.code);
    const { setUp } = screenIn(await person.get(path), name);
    const { setup, secret } = setUp ?? { setup: '', secret: '' };
    const add = (more: Record<string, string>) =>
      person.form(path, {
        setup,
        password: testPassword,
        twoFactorAuthCode: codeOf(secret),
        ...more,
      });
    const wrong = await add({ twoFactorAuthCode: codeOf(secret, 9) });
    expect(wrong.status).toBe(422);
    expect(screenIn(wrong, name)).toMatchObject({
      setUp: { setup, secret },
      form: { errors: { twoFactorAuthCode: ['Invalid authentication code'] } },
    });
    const stranger = await add({ password: 'not-the-password' });
    expect(screenIn(stranger, name).form?.errors).toEqual({
      password: ['The password is wrong'],
    });
    const done = await add({});
    expect(done.status).toBe(200);
    const { recoveryCodes, status } = screenIn(done, name);
    expect(recoveryCodes).toHaveLength(10);
    expect(status.isOn).toBe(true);
    expect(screenIn(await person.get(path), name).recoveryCodes).toEqual([]);
  });

  it('IDN-006 is changed or removed only with the password and a code', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret, recoveryCodes } = await protect(person);
    const issue = (fields: Record<string, string>) => person.form(`${path}recovery-codes/`, fields);
    const refused = await issue({ password: 'wrong', twoFactorAuthCode: codeOf(secret) });
    expect(screenIn(refused, name).form?.errors).toEqual({
      password: ['The password is wrong'],
    });
    const half = await issue({ password: testPassword });
    expect(screenIn(half, name).form?.errors).toEqual({
      twoFactorAuthCode: ['This field is required'],
    });
    const issued = await issue({ password: testPassword, twoFactorAuthCode: codeOf(secret) });
    expect(screenIn(issued, name).recoveryCodes).toHaveLength(10);
    const old = await recover(app.visitor(shop.code), person, recoveryCodes[0] ?? '');
    expect(old.status).toBe(422);
    const fields = { password: testPassword, twoFactorAuthCode: codeOf(secret, 1) };
    const removed = await person.form(`${path}remove/`, fields);
    expect([removed.status, removed.headers['location']]).toEqual([303, `${path}?done=off`]);
    const { isOff, setUp } = screenIn(await person.get(`${path}?done=off`), name);
    expect([isOff, setUp !== null]).toEqual([true, true]);
  });

  it('redirects visitors to sign-in', async () => {
    const visitor = app.visitor(shop.code);
    const door = '/login/?redirect_uri=%2Faccount%2Ftwo-factor%2F';
    expect((await visitor.get(path)).headers['location']).toBe(door);
    for (const form of [path, `${path}recovery-codes/`, `${path}remove/`])
      expect((await visitor.form(form, {})).headers['location']).toBe(door);
  });
});
