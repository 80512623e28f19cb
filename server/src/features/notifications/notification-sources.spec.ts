import { deliver, recorded } from '../../platform/event-log/testing/event-log.testing.js';
import type { DomainEvent } from '../../platform/event-log/model/decider.js';
import type { PeopleQueries } from '../accounts/index.js';
import { productSaved, tee } from '../products/product.testing.js';
import { NotificationSources } from './notification-sources.reactor.js';
import type { NotificationSender, OutgoingNotification } from './notification-sender.service.js';

const declined = { type: 'PaymentAttemptDeclined', orderId: 17, attemptId: 'a', message: 'No' };
const now = new Date('2026-05-10T10:00:00.000Z');

describe('notification sources', () => {
  async function sentFor(
    occurredAt: string,
    event: DomainEvent = declined,
    actor = 'system:test',
  ): Promise<readonly OutgoingNotification[]> {
    const sent: OutgoingNotification[] = [];
    const sender = {
      send: (_: unknown, notification: OutgoingNotification) =>
        Promise.resolve(void sent.push(notification)),
    };
    const people = {
      ofStore: () =>
        Promise.resolve([
          { id: 'customer:7', name: 'Ada', role: 'owner', permissions: [] },
          { id: 'customer:8', name: 'Bob', role: 'member', permissions: ['pages'] },
        ]),
    };
    const sources = new NotificationSources(
      // The reactor uses only this method; the rest needs a database.
      sender as unknown as NotificationSender,
      // The reactor uses only these methods; the rest needs a database.
      people as unknown as PeopleQueries,
      { now: () => now },
    );
    for (const one of recorded([event], { occurredAt, actor })) await deliver(sources, one);
    return sent;
  }

  it('notify members who can see the order, while the event is recent', async () => {
    expect(await sentFor('2026-05-03T10:00:00.000Z')).toMatchObject([
      {
        ...{ id: 'notification-sources-1-1', people: ['customer:7'] },
        content: { title: 'The payment of order 17 failed', data: { orderId: 17 } },
      },
    ]);
    expect(await sentFor('2026-05-03T09:59:59.999Z')).toStrictEqual([]);
  });

  it('notify of new orders, but not of orders that staff derived from another', async () => {
    const at = now.toISOString();
    const placed = {
      ...{ type: 'OrderPlaced', orderId: 18, items: [{ quantity: 2 }], parent: null },
      ...{ totals: { total: 4800, currency: 'GBP' }, flow: 'normal', status: 'to_be_paid' },
    };
    expect(await sentFor(at, placed)).toMatchObject([{ content: { title: 'New order 18' } }]);
    const quoted = { ...placed, flow: 'bespoke', status: 'quote' };
    expect(await sentFor(at, quoted)).toMatchObject([{ content: { title: 'New quote 18' } }]);
    const ofParent = { ...placed, parent: { orderId: 17, childOrderType: 'reprint' } };
    expect(await sentFor(at, ofParent)).toStrictEqual([]);
  });

  it('CAT-030 notify members who manage products of a denial by staff, but not of saves', async () => {
    const at = now.toISOString();
    const denied = { ...tee, approvalStatus: -1, denialReason: 'A logo' } as const;
    const sent = await sentFor(at, productSaved(denied), 'staff:3');
    expect(sent).toMatchObject([
      {
        people: ['customer:7'],
        content: { title: 'Product denied: Wave tee', href: `/dashboard/products/${tee.uuid}` },
      },
    ]);
    expect(await sentFor(at, productSaved(denied), 'customer:7')).toStrictEqual([]);
    expect(await sentFor(at, productSaved(tee), 'staff:3')).toStrictEqual([]);
    const noted = { ...denied, approvalNote: 'I drew it' };
    expect(await sentFor(at, productSaved(noted), 'staff:3')).toStrictEqual([]);
  });
});
