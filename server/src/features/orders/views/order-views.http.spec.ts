import type { OrderView } from '@selvedge/shared/orders/views/contract';
import { maxViews } from '@selvedge/shared/orders/views/view';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { OwnOrderViews } from './order-views.service.js';

const own = '/omnis/v3/atlas/order-views/';

describe('saved order views', () => {
  let app: TestApp;
  let staff: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    staff = await app.signInStaff(['orders-view']);
  });
  afterAll(() => app.close());

  const list = async (by: Browser = staff): Promise<readonly OrderView[]> =>
    (await by.get(own)).body.views;
  const names = async (by: Browser = staff) => (await list(by)).map(({ name }) => name);
  const add = (view: object, by: Browser = staff) => by.post(own, view);
  const pathOf = ({ id }: OrderView) => `${own}${id}/`;

  it('store filters, search and sort under a name, in the order of creation', async () => {
    const late = { flow: 'normal', status: 'printed', priority: 'urgent', sort: 'due' };
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const search = {
      searchTerm: 'tote',
      refund: 'due',
      late: 'yes',
      division: 3,
      factory: 'paper',
      ...days,
    };
    await list();
    expect((await add({ name: '  Late ones ', ...late })).status).toBe(200);
    const { body } = await add({ name: 'Totes', ...search });
    expect(body.views).toMatchObject([
      { name: 'Late ones', search: late },
      { name: 'Totes', search },
    ]);
    expect(await list()).toEqual(body.views);
  });

  it('belong to the person who saved them, on every host', async () => {
    const other = await app.signInStaff(['orders-view']);
    await list();
    await list(other);
    await add({ name: 'Mine', status: 'paid' });
    const [mine] = await list();
    if (mine === undefined) throw new Error('The view was not saved.');
    expect(await names(other)).toEqual([]);
    const theirs = { body: { name: 'Theirs' } };
    expect((await other.send('put', pathOf(mine), theirs)).body.code).toBe('OrderViewNotFound');
    expect((await other.send('delete', pathOf(mine), {})).status).toBe(200);
    expect(await names()).toEqual(['Mine']);
    await add({ name: 'mine' }, other);
    expect(await names(other)).toEqual(['mine']);
  });

  it('can be renamed, changed and deleted', async () => {
    await list();
    await add({ name: 'One', status: 'paid' });
    await add({ name: 'Two' });
    const [one, two] = await list();
    if (one === undefined || two === undefined) throw new Error('The views were not saved.');
    const changed = { name: 'ONE', status: 'printed', sort: 'due' };
    expect((await staff.send('put', pathOf(one), { body: changed })).status).toBe(200);
    expect(await list()).toMatchObject([
      { id: one.id, name: 'ONE', search: { status: 'printed', sort: 'due' } },
      { name: 'Two', search: {} },
    ]);
    await staff.send('delete', pathOf(one), {});
    await staff.send('delete', pathOf(one), {});
    expect(await names()).toEqual(['Two']);
  });

  it('need unique names, ignoring case', async () => {
    await list();
    await add({ name: 'One' });
    await add({ name: 'Two' });
    const [, two] = await list();
    if (two === undefined) throw new Error('The view was not saved.');
    const taken = [
      await add({ name: 'ONE' }),
      await staff.send('put', pathOf(two), { body: { name: 'one' } }),
    ];
    for (const { status, body } of taken) {
      expect([status, body.code]).toEqual([422, 'OrderViewNameTaken']);
      expect(body.errors).toEqual({ name: ['You already have a view with this name'] });
    }
    for (const name of ['', '   ', 'x'.repeat(41)]) expect((await add({ name })).status).toBe(422);
    expect((await add({ name: 'Three', status: 'lost' })).status).toBe(422);
    expect((await add({ name: 'Three', from: '2026-13-01' })).status).toBe(422);
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await staff.send('put', `${own}${id}/`, { body: { name: 'X' } })).status).toBe(404);
    expect(await names()).toEqual(['One', 'Two']);
  });

  it('are limited in number', async () => {
    await list();
    for (let count = 0; count < maxViews; count += 1) await add({ name: `View ${String(count)}` });
    const { status, body } = await add({ name: 'One more' });
    expect([status, body.code]).toEqual([422, 'TooManyOrderViews']);
    expect(await list()).toHaveLength(maxViews);
  });

  it('are erased with the person', async () => {
    await list();
    await add({ name: 'Mine' });
    const subject = `staff:${String(staff.subject.id)}`;
    expect((await app.get(OwnOrderViews).list(subject)).views).toHaveLength(1);
    await app.get(SubjectErasure).erase(subject);
    expect((await app.get(OwnOrderViews).list(subject)).views).toEqual([]);
  });
});
