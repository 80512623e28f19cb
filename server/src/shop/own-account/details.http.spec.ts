import type { Store } from '@selvedge/shared/stores/contract';
import { platformDivision } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { mailsTo, newAddress } from '../../features/accounts/account.testing.js';
import { codeOf, protect } from '../../features/accounts/second-factor/second-factor.testing.js';
import { emailTokens } from '../../features/own-account/own-account.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';

describe('account details', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  type Person = Awaited<ReturnType<TestApp['signInCustomer']>>;

  const detailsOf = async (person: Person) =>
    screenIn(await person.get('/account/details/', asPage), 'account-details');
  const requestChange = (person: Person, email: string, password = testPassword) =>
    person.form('/account/details/email/', { email, current_password: password });
  const tokenTo = async (email: string, count = 1): Promise<string> =>
    (await emailTokens(app, email, count)).at(-1) ?? '';
  const confirm = async (token: string) => {
    const page = await app.visitor(shop.code).form('/account/email/', { token });
    return { status: page.status, ...screenIn(page, 'account-email') };
  };
  const signIn = async (email: string) => {
    const login = { email, password: testPassword };
    return (await app.visitor('').post('/omnis/v3/dashboard/secure/login/', login)).status;
  };

  it('are cleaned, saved and shown again, for customers and staff', async () => {
    const staff = await app.signInStaff(['stores'], shop.code);
    for (const person of [await app.signInCustomer(shop.code), staff]) {
      const saved = await person.form('/account/details/', {
        firstName: ' Ada ',
        lastName: 'King',
        phone: '+44 (0)20 7946 0018',
        website: 'https://engines.example/ada',
        instagram: '@ada.king',
      });
      expect(saved.headers['location']).toBe('/account/details/?done=details');
      const { profile } = await detailsOf(person);
      expect(profile).toMatchObject({ firstName: 'Ada', lastName: 'King' });
      expect(profile.details).toMatchObject({
        phone: '+44 (0)20 7946 0018',
        website: 'https://engines.example/ada',
        instagram: 'ada.king',
        company: '',
      });
    }
    const [{ found } = { found: 1 }] = await app
      .get(DataSource)
      .query<{ found: number }[]>(
        `SELECT count(*)::integer AS found FROM es_event WHERE division_id = $1 AND data::text LIKE '%ada.king%'`,
        [platformDivision],
      );
    expect(found).toBe(0);
  });

  it('require the second factor, if there is one, to change the e-mail address', async () => {
    const person = await app.signInCustomer(shop.code);
    const { secret, recoveryCodes } = await protect(person);
    expect(await detailsOf(person)).toMatchObject({ isProtected: true });
    const email = newAddress();
    const ask = (more: Record<string, string>) =>
      person.form('/account/details/email/', { email, current_password: testPassword, ...more });
    const refused = [
      await ask({}),
      await ask({ twoFactorAuthCode: codeOf(secret, 9) }),
      await ask({ recoveryCode: 'aaaaa-aaaaa' }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(422);
      const { emailForm } = screenIn(answer, 'account-details');
      expect(Object.keys(emailForm?.errors ?? {})).toEqual([
        expect.stringMatching(/^(twoFactorAuthCode|recoveryCode)$/),
      ]);
    }
    expect(await mailsTo(app, email, 0)).toEqual([]);
    const done = await ask({ recoveryCode: recoveryCodes[0] ?? '' });
    expect(done.headers['location']).toBe('/account/details/?done=email');
    expect(await tokenTo(email)).not.toBe('');
  });

  it('VAL-041 can all be empty', async () => {
    const person = await app.signInCustomer(shop.code);
    const empty = { firstName: '', username: '', phone: '', website: '', tiktok: '' };
    const saved = await person.form('/account/details/', empty);
    expect(saved.headers['location']).toBe('/account/details/?done=details');
  });

  it('VAL-003 VAL-021 VAL-029 are rejected with an error per field, and keep the entered values', async () => {
    const person = await app.signInCustomer(shop.code);
    const refused = await person.form('/account/details/', {
      firstName: 'x'.repeat(101),
      username: 'a b',
      phone: 'call me',
      mobile: '+33 123',
      website: 'javascript:alert(1)',
      twitter: '"><b>',
    });
    expect(refused.status).toBe(422);
    const { form } = screenIn(refused, 'account-details');
    expect(form?.errors).toEqual({
      firstName: ['Must contain no more than 100 characters'],
      username: ['May only contain letters, numbers, dashes and underscores'],
      phone: ['must contain a valid UK phone number'],
      mobile: ['must contain a valid phone number'],
      website: ['Please enter a valid url'],
      twitter: ['May only contain letters, numbers, dots, dashes and underscores'],
    });
    expect(form?.values['username']).toBe('a b');
    expect((await detailsOf(person)).profile.details.twitter).toBe('');
  });

  it('contain the new e-mail address after both mailboxes confirmed it', async () => {
    const person = await app.signInCustomer(shop.code);
    const next = newAddress();
    const answer = await requestChange(person, next.toUpperCase());
    expect(answer.headers['location']).toBe('/account/details/?done=email');
    const [toOld, toNew] = [await tokenTo(person.email), await tokenTo(next)];
    const page = await app.visitor(shop.code).get(`/account/email/?token=${toNew}`, asPage);
    expect(screenIn(page, 'account-email')).toMatchObject({ state: 'asked', token: toNew });
    expect((await detailsOf(person)).email).toBe(person.email);

    expect(await confirm(toNew)).toMatchObject({ status: 200, state: 'confirmed' });
    expect(await confirm(toNew)).toMatchObject({ state: 'confirmed' });
    expect((await detailsOf(person)).email).toBe(person.email);
    expect(await confirm(toOld)).toMatchObject({ status: 200, state: 'changed' });
    expect((await detailsOf(person)).email).toBe(next);
    expect([await signIn(person.email), await signIn(next)]).toEqual([422, 200]);
    for (const token of [toOld, toNew, 'customer.1.x', ''])
      expect(await confirm(token)).toMatchObject({ status: 422, state: 'refused' });
    // The old address is free for another account.
    const other = await app.signInCustomer(shop.code);
    await requestChange(other, person.email);
    await confirm(await tokenTo(other.email));
    expect(await confirm(await tokenTo(person.email, 2))).toMatchObject({ state: 'changed' });
  });

  it('keep the address if the password is wrong or the new address is invalid or unchanged', async () => {
    const person = await app.signInCustomer(shop.code);
    const wrong = await requestChange(person, newAddress(), 'not it at all');
    expect(wrong.status).toBe(422);
    const { emailForm, form } = screenIn(wrong, 'account-details');
    expect(form).toBeNull();
    expect(emailForm?.errors).toEqual({ current_password: ['The current password is wrong'] });
    expect(wrong.text).not.toContain('not it at all');
    const same = screenIn(await requestChange(person, person.email), 'account-details');
    expect(same.emailForm?.errors).toEqual({ email: ['This is already your e-mail address'] });
    const bad = screenIn(await requestChange(person, 'nobody'), 'account-details');
    expect(bad.emailForm?.errors).toEqual({ email: ['Please enter a valid email address'] });
  });

  it('IDN-012 reveal an existing account only to the owner of the mailbox', async () => {
    const [person, owner] = [
      await app.signInCustomer(shop.code),
      await app.signInCustomer(shop.code),
    ];
    const third = await app.signInCustomer(shop.code);
    const [taken, free] = [
      await requestChange(person, owner.email),
      await requestChange(third, newAddress()),
    ];
    expect([taken.status, taken.headers['location']]).toEqual([
      free.status,
      free.headers['location'],
    ]);
    expect(await confirm(await tokenTo(person.email))).toMatchObject({ state: 'confirmed' });
    expect(await confirm(await tokenTo(owner.email))).toMatchObject({
      status: 409,
      state: 'refused',
      refusal: 'An account with this e-mail address already exists',
    });
    expect((await detailsOf(person)).email).toBe(person.email);
  });

  it('give a contested address to only one of two concurrent requesters', async () => {
    const people = [await app.signInCustomer(shop.code), await app.signInCustomer(shop.code)];
    const newEmail = newAddress();
    for (const person of people) await requestChange(person, newEmail);
    const links = await emailTokens(app, newEmail, 2);
    for (const { email } of people)
      expect(await confirm(await tokenTo(email))).toMatchObject({ state: 'confirmed' });
    const outcomes = await Promise.all(links.map((token) => confirm(token)));
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['changed', 'refused']);
    const holders = await Promise.all(people.map(async (one) => (await detailsOf(one)).email));
    expect(holders.filter((email) => email === newEmail)).toHaveLength(1);
  });
});
