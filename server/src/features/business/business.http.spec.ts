import type { Store } from '@selvedge/shared/stores/contract';
import { businessRules, payoutRules } from '@selvedge/shared/business/business-rules';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import { DataSource } from 'typeorm';

import { mailsTo } from '../accounts/account.testing.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import type { Answer } from '../../platform/testing/browser.js';
import {
  startApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';

const path = '/omnis/v3/dashboard/business/';
const details = {
  legalName: 'Tide & Thread Ltd',
  companyNumber: '12345678',
  vatNumber: 'GB123456789',
  charityNumber: 'SC012345',
};
const payout = {
  accountHolder: "Ada O'Palm-Shore",
  sortCode: '12-34-56',
  accountNumber: '87654321',
  nationalInsuranceNumber: 'AB 12 34 56 C',
};
const nothing = { legalName: '', companyNumber: '', vatNumber: '', charityNumber: '' };

describe('business details', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const read = async (): Promise<Answer['body']> => (await owner.get(path)).body;
  const put = async (part: 'details' | 'payout', body: object, by = owner): Promise<Answer> => {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('put', `${path}${part}/`, { body });
  };
  const confirm = async (): Promise<void> => {
    await owner.get('/omnis/v3/dashboard/secure/get/');
    await owner.post('/omnis/v3/dashboard/secure/confirm-password/', { password: testPassword });
  };

  it('are empty until the owner saves them', async () => {
    expect(await read()).toEqual({ details: nothing, payout: null });
    const { status, body } = await put('details', { ...details, legalName: ' Tide & Thread Ltd ' });
    expect([status, body]).toEqual([200, { details, payout: null }]);
    expect(await read()).toEqual(body);
  });

  it.each([
    ['VAL-008', 'charityNumber', '12', 'Invalid Charity Number'],
    ['VAL-009', 'vatNumber', 'GB12', 'Invalid Vat Number'],
    ['VAL-010', 'companyNumber', '1234567', 'Invalid Company Number'],
  ])('%s refuse an invalid %s', async (_id, field, wrong, message) => {
    const { status, body } = await put('details', { ...details, [field]: wrong });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await put('details', { ...details, [field]: '' })).status).toBe(200);
  });

  it('IDN-006 require the password to change payout details', async () => {
    await app
      .get(DataSource)
      .query('UPDATE sessions SET confirmed_at = NULL WHERE subject_id = $1', [owner.subject.id]);
    const refused = await put('payout', payout);
    expect([refused.status, refused.body.code]).toEqual([403, 'ConfirmPassword']);
    await confirm();
    const { status, body, text } = await put('payout', payout);
    const shown = {
      ...payout,
      sortCode: '••-••-56',
      accountNumber: '••••4321',
      nationalInsuranceNumber: '•• •• •• •6 C',
    };
    expect([status, body.payout]).toEqual([200, shown]);
    expect((await read()).payout).toEqual(shown);
    expect(text).not.toContain(payout.accountNumber);
    expect((await owner.send('delete', `${path}payout/`, {})).status).toBe(204);
    expect((await read()).payout).toBeNull();
    expect((await owner.send('delete', `${path}payout/`, {})).status).toBe(404);
  });

  it('notify every owner of changed payout details, without account numbers', async () => {
    const partner = await app.signInOwner(shop);
    const { division } = shop;
    const clerk = await app.signInCustomer(shop.code, [
      { division, role: 'member', permissions: ['billing'] },
    ]);
    expect((await put('payout', payout, clerk)).status).toBe(200);
    expect((await clerk.send('delete', `${path}payout/`, {})).status).toBe(204);
    for (const { email } of [owner, partner]) {
      const mails = await mailsTo(app, email, 2);
      expect(mails.map(({ subjectLine }) => subjectLine)).toEqual([
        expect.stringMatching(/payout details of .* were changed/),
        expect.stringMatching(/payout details of .* were removed/),
      ]);
      for (const { text } of mails) {
        expect(text).toContain('Robin Weaver');
        expect(text).not.toContain(payout.accountNumber);
      }
    }
    expect(await mailsTo(app, clerk.email, 0)).toEqual([]);
  });

  it.each([
    ['VAL-023', 'accountHolder', 'Ada 7', 'May only contain letters, spaces and punctuation'],
    ['VAL-001', 'accountHolder', ' ', 'This field is required'],
    ['VAL-030', 'sortCode', '12345', 'must contain a valid sort code'],
    [
      'VAL-032',
      'nationalInsuranceNumber',
      'QQ123456C',
      'must contain a valid National Insurance number',
    ],
    ['VAL-033', 'accountNumber', '1234567', 'must contain a valid bank account number'],
  ])('%s refuse an invalid %s: %s', async (_id, field, wrong, message) => {
    await confirm();
    const { status, body } = await put('payout', { ...payout, [field]: wrong });
    expect([status, body.errors]).toEqual([422, { [field]: [message] }]);
    expect((await read()).payout).toBeNull();
  });

  it('VAL-030 VAL-032 VAL-033 store numbers in one form, however they are spaced', async () => {
    await confirm();
    const typed = {
      ...payout,
      sortCode: '12\u201334\u201356',
      accountNumber: '8765\u00a04321',
      nationalInsuranceNumber: 'ab123456c',
    };
    expect((await put('payout', typed)).status).toBe(200);
    expect((await read()).payout).toMatchObject({
      sortCode: '••-••-56',
      accountNumber: '••••4321',
      nationalInsuranceNumber: '•• •• •• •6 C',
    });
    const { body } = await put('details', {
      ...{ ...details, companyNumber: 'sc 123456', vatNumber: 'gb 123 4567 89' },
      charityNumber: 'sc 012345',
    });
    expect(body.details).toMatchObject({
      companyNumber: 'SC123456',
      vatNumber: 'GB123456789',
      charityNumber: 'SC012345',
    });
  });

  it('VAL-042 are validated by the server with the messages of the form', async () => {
    await confirm();
    const parts = [
      { part: 'details', rules: businessRules, good: details },
      { part: 'payout', rules: payoutRules, good: payout },
    ] as const;
    const wrongs = ['?', '7'.repeat(131), '', ' ', 'é 1', '12-34-56', 'SC012345'];
    for (const { part, rules, good } of parts)
      for (const [field, own] of Object.entries(rules))
        for (const wrong of wrongs) {
          const { body, status } = await put(part, { ...good, [field]: wrong });
          const problem = problemOf(wrong.trim(), own);
          const expected = problem === undefined ? [200, undefined] : [422, { [field]: [problem] }];
          expect([status, body.errors]).toEqual(expected);
        }
  });

  it('are sealed in the log and deleted when the person who entered them is erased', async () => {
    await confirm();
    await put('payout', payout);
    const rows: { data: unknown }[] = await app
      .get(DataSource)
      .query(`SELECT to_jsonb(e) AS data FROM es_event e WHERE division_id = $1`, [shop.division]);
    const stored = JSON.stringify(rows);
    expect(stored).toContain('PayoutDetailsSaved');
    for (const secret of Object.values(payout)) expect(stored).not.toContain(secret);
    await app.get(SubjectErasure).erase(`customer:${String(owner.subject.id)}`);
    const other = await app.signInOwner(shop);
    expect((await other.get(path)).body.payout).toBeNull();
  });

  it('PRM-006 require the billing permission', async () => {
    const { division } = shop;
    const helper = await app.signInCustomer(shop.code, [
      { division, role: 'member', permissions: ['settings'] },
    ]);
    expect((await helper.get(path)).status).toBe(403);
    expect((await put('details', details, helper)).status).toBe(403);
    const clerk = await app.signInCustomer(shop.code, [
      { division, role: 'member', permissions: ['billing'] },
    ]);
    expect((await clerk.get(path)).status).toBe(200);
  });
});
