import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import { DataSource } from 'typeorm';

import { signIn } from '../accounts/second-factor/second-factor.testing.js';
import { connect } from '../../platform/live/live-client.testing.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';

const staff = '/omnis/v3/atlas/staff/';
const statusAndCode = ({ status, body }: Answer): unknown[] => [status, body.code];

describe('staff accounts', () => {
  let app: TestApp;
  let lead: SignedIn;
  let packer: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    lead = await app.signInStaff(ATLAS_PERMISSIONS);
    packer = await app.signInStaff(['orders-view']);
    await lead.get(staff);
  });
  afterAll(() => app.close());

  const idOf = ({ subject }: SignedIn): string => String(subject.id);
  const change = async (by: SignedIn, of: SignedIn, permissions: unknown): Promise<Answer> => {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('put', `${staff}${idOf(of)}/`, { body: { permissions } });
  };
  const disable = (by: SignedIn, of: SignedIn): Promise<Answer> =>
    by.post(`${staff}${idOf(of)}/disable/`, {});

  it('PRM-007 get changed permissions from the next request', async () => {
    expect((await packer.get('/omnis/v3/atlas/orders/')).status).toBe(200);
    const { body } = await change(lead, packer, ['stores']);
    expect(body).toContainEqual(
      expect.objectContaining({ id: packer.subject.id, permissions: ['stores'] }),
    );
    expect((await packer.get('/omnis/v3/atlas/orders/')).status).toBe(403);
  });

  it('ATL-007 are signed out everywhere when disabled, until they are enabled again', async () => {
    const { host } = packer;
    const cookie = packer.cookieHeader();
    const port = Number(new URL(app.url).port);
    const { socket } = await connect(port, { host, origin: `http://${host}`, cookie });
    const { body } = await disable(lead, packer);
    expect(body).toContainEqual(
      expect.objectContaining({ id: packer.subject.id, isDisabled: true, status: -1 }),
    );
    await until(() => !socket.connected);
    expect((await packer.get('/omnis/v3/atlas/orders/')).status).toBe(401);
    socket.disconnect();
    expect((await lead.post(`${staff}${idOf(packer)}/enable/`, {})).body).toContainEqual(
      expect.objectContaining({ id: packer.subject.id, isDisabled: false, status: 0 }),
    );
  });

  it('ATL-008 are pending and cannot sign in while their status is not set', async () => {
    const { id } = packer.subject;
    await app.get(DataSource).query('UPDATE staff SET status = NULL WHERE id = $1', [id]);
    const { body } = await lead.get(staff);
    expect(body).toContainEqual(expect.objectContaining({ id, status: null, isDisabled: true }));
    expect((await signIn(app.visitor('atlas'), packer)).status).toBe(422);
  });

  it('can be signed out everywhere and may sign in again', async () => {
    const signOut = (by: SignedIn) => by.post(`${staff}${idOf(packer)}/sign-out/`, {});
    expect((await signOut(packer)).status).toBe(403);
    expect((await signOut(lead)).status).toBe(204);
    expect((await packer.get('/omnis/v3/atlas/orders/')).status).toBe(401);
    expect((await signIn(app.visitor('atlas'), packer)).status).toBe(200);
  });

  it('cannot be changed by their owner, by staff with fewer permissions, or without permission', async () => {
    expect(statusAndCode(await change(lead, lead, []))).toEqual([409, 'NotOneselfOfStaff']);
    expect(statusAndCode(await disable(lead, lead))).toEqual([409, 'NotOneselfOfStaff']);
    const half = await app.signInStaff(['permissions-grant']);
    expect(statusAndCode(await change(half, packer, []))).toEqual([403, 'PermissionDenied']);
    expect(statusAndCode(await disable(half, packer))).toEqual([403, 'PermissionDenied']);
    expect((await change(packer, lead, [])).status).toBe(403);
  });

  it('keep one lead when two disable each other at the same time', async () => {
    const other = await app.signInStaff(ATLAS_PERMISSIONS);
    await other.get(staff);
    const answers = await Promise.all([disable(lead, other), disable(other, lead)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([{}, { permissions: 'stores' }, { permissions: ['pages'] }])(
    'are not changed by an invalid body: %j',
    async (body) => {
      const answer = await lead.send('put', `${staff}${idOf(packer)}/`, { body });
      expect(answer.status).toBe(422);
    },
  );

  it('must exist and have an integer id', async () => {
    expect(statusAndCode(await lead.post(`${staff}999999/disable/`, {}))).toEqual([
      404,
      'StaffNotFound',
    ]);
    expect((await lead.post(`${staff}x/disable/`, {})).status).toBe(400);
  });

  it('have a change history, newest first', async () => {
    await change(lead, packer, ['stores']);
    await disable(lead, packer);
    const { body } = await lead.get(`${staff}changes/`);
    const name = 'Robin Weaver';
    expect(body.slice(0, 2)).toMatchObject([
      { by: name, person: name, what: 'disabled', permissions: [] },
      { by: name, person: name, what: 'changed', permissions: ['stores'] },
    ]);
  });
});
