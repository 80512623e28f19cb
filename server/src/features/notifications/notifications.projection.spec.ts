import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import type { NotificationEvent } from './notification.events.js';
import { notifications } from './notifications.projection.js';
import { content, manner } from './notifications.testing.js';

const of = { recipientId: 'a', person: 'customer:7' };
const created: NotificationEvent = {
  ...{ type: 'NotificationCreated', ...of, id: 'n', content, manner, scheduledAt: null },
};
const delivered: NotificationEvent = {
  ...{ type: 'NotificationDelivered', ...of, data: { orderId: 18 } },
};
const rowAfter = (...events: readonly NotificationEvent[]) =>
  rowsOf(notifications, recorded([created, ...events], { division: 7 }))[0];
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

describe('notification row', () => {
  it('holds what was sent, not yet delivered', () => {
    expect(rowAfter()).toStrictEqual({
      ...{ division: 7, ...of, id: 'n', content, ...manner, createdAt: at(0), scheduledAt: null },
      ...{ deliveredAt: null, openedAt: null, deletedAt: null },
    });
  });

  it('holds the data that the delivery recorded', () => {
    const row = rowAfter(delivered);
    expect(row).toMatchObject({ deliveredAt: at(1), content: { data: { orderId: 18 } } });
    expect(row?.content.title).toBe(content.title);
  });

  it('records opening, position and removal', () => {
    const opened = { type: 'NotificationOpened', ...of } as const;
    const moved = { type: 'NotificationMoved', ...of, position: 'top-right' } as const;
    expect(rowAfter(delivered, opened, moved)).toMatchObject({
      ...{ openedAt: at(2), position: 'top-right', deletedAt: null },
    });
    for (const removal of [
      { type: 'NotificationDismissed', ...of } as const,
      { type: 'NotificationMerged', ...of, into: 'b' } as const,
    ])
      expect(rowAfter(delivered, removal)).toMatchObject({ deletedAt: at(2) });
  });

  it('does not exist for an erased recipient', () => {
    const events = [
      { ...created, content: null },
      { ...delivered, data: null },
    ];
    expect(rowsOf(notifications, recorded(events))).toStrictEqual([]);
  });
});
