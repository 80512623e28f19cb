import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';

import { emailForm } from '@selvedge/shared/forms/usual-forms';
import type { Store } from '@selvedge/shared/stores/contract';
import fc from 'fast-check';
import { DataSource } from 'typeorm';

import { startApp, testPassword, type TestApp } from '../../platform/testing/start-app.js';
import { isProof } from '../orders/read-model/quote-proof.rules.js';
import { AddressTaken } from './account.errors.js';
import { codeTo, goodPassword, mailsTo, signUp } from './account.testing.js';
import { Accounts } from './accounts.service.js';
import { emailForms } from '../../platform/database/email-forms.js';
import { protect, recover } from './second-factor/second-factor.testing.js';

const secure = '/omnis/v3/dashboard/secure';
/** A new mailbox of an international domain: as spelled, decomposed, and in punycode. */
function mailbox(): readonly [spelled: string, decomposed: string, punycode: string] {
  const name = `erika-${randomBytes(6).toString('hex')}`;
  const spelled = `${name}@münchen.example`;
  return [spelled, spelled.normalize('NFD'), `${name}@xn--mnchen-3ya.example`];
}

describe('e-mail addresses with international domains', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const signIn = async (email: string, password = testPassword) => {
    const { body } = await app.visitor(shop.code).post(`${secure}/login/`, { email, password });
    return body.user?.id;
  };
  const personOf = (email: string) => ({
    ...{ email, firstName: 'Erika', lastName: 'Palm', password: testPassword },
  });

  it('IDN-012 have one account, whichever form is typed', async () => {
    const [spelled, decomposed, punycode] = mailbox();
    const browser = app.visitor(shop.code);
    await signUp(browser, spelled);
    await browser.post(`${secure}/verify/`, { code: await codeTo(app, punycode) });
    for (const other of [punycode, decomposed, spelled.toUpperCase()])
      await signUp(app.visitor(shop.code), other, 'another good one');
    const mails = await mailsTo(app, punycode, 2);
    expect(mails[1]?.subjectLine).toMatch(/^You already have an account/);
    const ids = [spelled, decomposed, punycode].map((email) => signIn(email, goodPassword));
    const [first, ...others] = await Promise.all(ids);
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([first, first]);
  });

  it('find an account that was stored as spelled, and open no second one', async () => {
    const [spelled, , punycode] = mailbox();
    const id = await app.get(Accounts).addCustomer(personOf(punycode));
    await app.get(DataSource).query('UPDATE customers SET email = $1 WHERE id = $2', [spelled, id]);
    expect([await signIn(spelled), await signIn(punycode)]).toEqual([id, id]);
    await expect(app.get(Accounts).addCustomer(personOf(spelled))).rejects.toThrow(AddressTaken);
  });

  it('reach both accounts that one mailbox already has, by their passwords', async () => {
    const [spelled, , punycode] = mailbox();
    const [later] = mailbox();
    const first = await app.get(Accounts).addCustomer(personOf(punycode));
    const second = await app
      .get(Accounts)
      .addCustomer({ ...personOf(later), password: goodPassword });
    await app
      .get(DataSource)
      .query('UPDATE customers SET email = $1 WHERE id = $2', [spelled, second]);
    expect(await signIn(spelled)).toBe(first);
    expect(await signIn(spelled, goodPassword)).toBe(second);
    expect(await signIn(spelled, 'neither of them')).toBeUndefined();
  });

  it('prove an order in each form', () => {
    const [spelled, , punycode] = mailbox();
    const order = { email: spelled, shippingAddress: null, billingAddress: null };
    expect(isProof(order, punycode)).toBe(true);
    expect(isProof({ ...order, email: punycode }, spelled)).toBe(true);
    expect(isProof(order, 'erika@munchen.example')).toBe(false);
  });

  it('are written as DNS does', () => {
    expect(emailForms('Erika@München.example')).toEqual([
      'erika@xn--mnchen-3ya.example',
      'erika@münchen.example',
    ]);
    expect(emailForms('ada@shop.example')).toEqual(['ada@shop.example']);
    const letter = fc.constantFrom(...'abzäßéłжя日本한中ø');
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (label) => {
        expect(emailForm(`a@${label}.example`)).toBe(`a@${domainToASCII(`${label}.example`)}`);
      }),
    );
  });
});

describe('recovery codes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('API-012 VAL-007 are accepted however the two groups are separated', async () => {
    const shop = await app.openStore();
    const person = await app.signInOwner(shop);
    const { recoveryCodes } = await protect(person);
    const separators = ['', ' ', '\u2013', ' \u2011 ', '\u00a0'];
    for (const [index, between] of separators.entries()) {
      const typed = ` ${recoveryCodes[index]?.replace('-', between) ?? ''} `;
      const { status } = await recover(app.visitor(shop.code), person, typed);
      expect([typed, status]).toEqual([typed, 200]);
    }
  });
});
