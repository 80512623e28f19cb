import type { OwnProfile } from '@selvedge/shared/staff/profile/contract';
import { noProfile } from '@selvedge/shared/staff/profile/profile';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';

const path = '/omnis/v3/atlas/profile/';
const subjectOf = ({ subject }: SignedIn) => `${subject.kind}:${String(subject.id)}`;

describe('the profile of a staff member', () => {
  let app: TestApp;
  let ada: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    ada = await app.signInStaff([]);
    await ada.get(path);
  });
  afterAll(() => app.close());

  const read = async (by: Browser = ada): Promise<OwnProfile> => (await by.get(path)).body;
  const save = (changes: object) => ada.send('put', path, { body: { ...noProfile, ...changes } });

  it('ATL-004 contains what its owner enters and is hidden from other staff', async () => {
    const grace = await app.signInStaff([]);
    const profile = {
      ...{ username: 'ada-k', mobilePhoneNumber: '07700 900123' },
      ...{ mission: 'Fewer seconds at the press', bio: 'Came from weaving.' },
      ...{ dateOfBirth: '1990-11-05', colour: '#1d4ed8' },
      ...{ team: 'Print', reportsTo: grace.subject.id, channel: '#print', size: 'M' },
      ...{ isLeadership: true, okrs: 'Half the misprints', employeeStatementOption: 'post' },
    };
    expect((await read()).profile).toEqual(noProfile);
    const saved = await save({ ...profile, mission: `  ${profile.mission} ` });
    expect(saved.status).toBe(200);
    expect(saved.body.profile).toEqual(profile);
    expect((await read()).profile).toEqual(profile);
    expect((await read(grace)).profile).toEqual(noProfile);
  });

  it('is refused with a message at the invalid field', async () => {
    const wrong = [
      [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'Please enter a date such as 1990-11-05'],
      [{ dateOfBirth: '2090-01-01' }, 'dateOfBirth', 'The date of birth must be in the past'],
      [
        { username: 'ada k' },
        'username',
        'May only contain letters, numbers, dashes and underscores',
      ],
      [{ mobilePhoneNumber: '12' }, 'mobilePhoneNumber', 'must contain a valid UK phone number'],
      [{ colour: 'blue' }, 'colour', 'Enter a colour such as #1f6a6d'],
      [{ reportsTo: ada.subject.id }, 'reportsTo', 'Choose a colleague'],
      [{ reportsTo: 999_999_999 }, 'reportsTo', 'Choose a colleague'],
    ] as const;
    for (const [changes, field, message] of wrong) {
      const { status, body } = await save(changes);
      expect([status, body.errors[field]]).toEqual([422, [message]]);
    }
    for (const changes of [{ mission: 'x'.repeat(201) }, { employeeStatementOption: 'pigeon' }])
      expect((await save(changes)).status).toBe(422);
    expect((await read()).profile).toEqual(noProfile);
  });

  it('names only active colleagues', async () => {
    const grace = await app.signInStaff([]);
    await save({ reportsTo: grace.subject.id });
    const lead = await app.signInStaff(['permissions-grant']);
    await lead.post(`/omnis/v3/atlas/staff/${String(grace.subject.id)}/disable/`, {});
    const { profile, colleagues } = await read();
    expect(profile.reportsTo).toBeNull();
    expect(colleagues.map(({ id }) => id)).not.toContain(grace.subject.id);
    expect(colleagues.map(({ id }) => id)).not.toContain(ada.subject.id);
  });

  it('is encrypted in the table and deleted on erasure', async () => {
    await save({ bio: 'Came from weaving.', dateOfBirth: '1990-11-05' });
    const rows = () =>
      app
        .get(DataSource)
        .query<{ sealed: Buffer }[]>('SELECT sealed FROM staff_records WHERE subject = $1', [
          subjectOf(ada),
        ]);
    const [row] = await rows();
    expect(row?.sealed.toString('latin1')).not.toMatch(/weaving|1990/);
    await app.get(SubjectErasure).erase(subjectOf(ada));
    expect(await rows()).toEqual([]);
  });
});
