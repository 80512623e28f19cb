import { principal } from '@selvedge/shared/permissions/principals.testing';
import type { HostContext } from '@selvedge/shared/permissions/hosts';

import type { LiveWatcher } from '../../../platform/live/live-authenticator.js';
import { atlasOrders, divisionOrders } from './orders.topic.js';

const names = { nameOf: () => undefined, learnAll: () => Promise.resolve() };

function staffOn(context: HostContext, division: number): LiveWatcher {
  const staff = principal({ kind: 'staff', context, division, holds: ['orders-view'] });
  return { subject: 'staff:3', principal: staff };
}

describe("staff with a session on a shop's host", () => {
  const visiting = staffOn('store', 14);
  const scopeOf = (id: string, watcher: LiveWatcher): unknown =>
    divisionOrders(names).scope({ name: `division:${id}:orders`, parameters: { id } }, watcher);

  it('cannot watch all stores', async () => {
    const topic = { name: 'atlas:orders', parameters: {} };
    const atlas = atlasOrders(names);
    expect(await atlas.scope(topic, visiting)).toStrictEqual({ refused: 'forbidden' });
    expect(await atlas.scope(topic, staffOn('atlas', 1))).toStrictEqual({ divisions: 'all' });
    expect(await atlas.scope(topic, staffOn('main-brand', 12))).toStrictEqual({ divisions: 'all' });
  });

  it('can watch only that shop', async () => {
    expect(await scopeOf('14', visiting)).toStrictEqual({ divisions: [14] });
    expect(await scopeOf('15', visiting)).toStrictEqual({ refused: 'forbidden' });
    expect(await scopeOf('15', staffOn('atlas', 1))).toStrictEqual({ divisions: [15] });
  });
});
