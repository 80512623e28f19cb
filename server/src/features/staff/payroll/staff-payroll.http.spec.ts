import type { StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import { noPayroll } from '@selvedge/shared/staff/payroll/payroll';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';

const own = '/omnis/v3/atlas/profile/payroll/';
const others = '/omnis/v3/atlas/payroll/';
const subjectOf = ({ subject }: SignedIn) => `${subject.kind}:${String(subject.id)}`;
const pathOf = ({ subject }: SignedIn) => `${others}${String(subject.id)}/`;

/** Unique values, because the test searches for each of them. */
const payroll: StaffPayroll = {
  ...{ streetAddress: '1 Bobbinhythe', city: 'Warpstead', county: 'Weftshire' },
  ...{ postCode: 'PO33 2QT', nationalInsuranceNumber: 'CE 27 18 28 A' },
  ...{ bankAccountName: 'Q. Threadgold', bankName: 'Heddlebank' },
  ...{ sortCode: '65-43-21', bankAccountNumber: '31415926' },
};
const secrets = new RegExp(Object.values(payroll).join('|'));

describe('the payroll details of a staff member', () => {
  let app: TestApp;
  let ada: SignedIn;
  let payer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    ada = await app.signInStaff([]);
    payer = await app.signInStaff(['staff-payroll']);
    for (const one of [ada, payer]) await one.get(own);
  });
  afterAll(() => app.close());

  const save = (payroll: object, by = ada, path = own) => by.send('put', path, { body: payroll });

  it('ATL-005 are saved by the person or by payroll staff', async () => {
    expect((await ada.get(own)).body).toEqual(noPayroll);
    expect((await save({ ...payroll, city: ' Warpstead ' })).body).toEqual(payroll);
    expect((await ada.get(own)).body).toEqual(payroll);
    const typed = { postCode: 'po33\u00a02qt', sortCode: '654321', bankAccountNumber: '3141 5926' };
    expect((await save({ ...payroll, ...typed })).body).toEqual(payroll);
    const moved = { ...payroll, city: 'Cowes', postCode: 'PO31 7QT' };
    expect((await save(moved, payer, pathOf(ada))).body).toEqual(moved);
    expect((await ada.get(own)).body).toEqual(moved);
    expect((await payer.get(own)).body).toEqual(noPayroll);
  });

  it('IDN-006 are changed only after a recent password check', async () => {
    const people = [ada.subject.id, payer.subject.id];
    await app
      .get(DataSource)
      .query(
        "UPDATE sessions SET confirmed_at = NULL WHERE subject_kind = 'staff' AND subject_id = ANY ($1)",
        [people],
      );
    for (const answer of [await save(payroll), await save(payroll, payer, pathOf(ada))])
      expect([answer.status, answer.body.code]).toEqual([403, 'ConfirmPassword']);
    expect((await ada.get(own)).body).toEqual(noPayroll);
  });

  it('VAL-030 VAL-032 are refused with a message at the field', async () => {
    const wrong = [
      [{ sortCode: '12345' }, 'sortCode', 'must contain a valid sort code'],
      [
        { bankAccountNumber: '1234567' },
        'bankAccountNumber',
        'must contain a valid bank account number',
      ],
      [
        { nationalInsuranceNumber: 'QQ123456Z' },
        'nationalInsuranceNumber',
        'must contain a valid National Insurance number',
      ],
    ] as const;
    for (const [changed, field, message] of wrong)
      for (const path of [own, pathOf(ada)]) {
        const by = path === own ? ada : payer;
        const { status, body } = await save({ ...payroll, ...changed }, by, path);
        expect([status, body.errors[field]]).toEqual([422, [message]]);
      }
    expect((await save({ ...payroll, postCode: 'nowhere' })).status).toBe(422);
    expect((await ada.get(own)).body).toEqual(noPayroll);
  });

  it('ATL-006 are encrypted, in no event or list, and readable only by the person or with staff-payroll', async () => {
    await save(payroll);
    const all = await app.signInStaff(['permissions-grant', 'users-view', 'factory-all']);
    expect((await all.get(pathOf(ada))).status).toBe(403);
    expect((await save(payroll, all, pathOf(ada))).status).toBe(403);
    expect((await ada.get(pathOf(ada))).status).toBe(403);
    expect((await payer.get(pathOf(ada))).body).toEqual(payroll);

    const lists = [
      await all.get('/omnis/v3/atlas/staff/'),
      await all.get('/omnis/v3/atlas/staff/changes/'),
      await payer.get(others),
    ];
    for (const { status, text } of lists) {
      expect(status).toBe(200);
      expect(text).not.toMatch(secrets);
    }
    const database = app.get(DataSource);
    const records = await database.query<{ sealed: Buffer }[]>(
      'SELECT sealed FROM staff_records WHERE subject = $1',
      [subjectOf(ada)],
    );
    expect(records).toHaveLength(1);
    expect(records[0]?.sealed.toString('latin1')).not.toMatch(secrets);
    const events = await database.query<unknown[]>(
      `SELECT type FROM es_event WHERE data::text ~ $1 OR type ILIKE '%payroll%'`,
      [secrets.source],
    );
    expect(events).toEqual([]);
  });

  it('do not exist for unknown accounts and are deleted on erasure', async () => {
    const unknown = `${others}999999999/`;
    expect((await payer.get(unknown)).body.code).toBe('StaffNotFound');
    expect((await save(payroll, payer, unknown)).body.code).toBe('StaffNotFound');
    await save(payroll);
    await app.get(SubjectErasure).erase(subjectOf(ada));
    expect((await payer.get(pathOf(ada))).body.code).toBe('StaffNotFound');
    expect((await save(payroll, payer, pathOf(ada))).body.code).toBe('StaffNotFound');
    const records: unknown[] = await app
      .get(DataSource)
      .query('SELECT FROM staff_records WHERE subject = $1', [subjectOf(ada)]);
    expect(records).toEqual([]);
  });
});
