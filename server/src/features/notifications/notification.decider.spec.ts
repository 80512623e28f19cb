import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { notificationDecider } from './notification.decider.js';
import { NotificationNotFound } from './notification.errors.js';
import type { NotificationEvent } from './notification.events.js';
import { content, manner } from './notifications.testing.js';

const { given } = scenarioFor(notificationDecider);
const of = { recipientId: 'a', person: 'customer:7' };
const fields = { ...of, id: 'n', content, manner, scheduledAt: null };
const created: Extract<NotificationEvent, { type: 'NotificationCreated' }> = {
  type: 'NotificationCreated',
  ...fields,
};
const popUp: Extract<NotificationEvent, { type: 'NotificationCreated' }> = {
  ...created,
  manner: { ...manner, position: 'top-right', dismissAction: 'header' },
};
const { data } = content;
const delivered: NotificationEvent = { type: 'NotificationDelivered', ...of, data };
const opened: NotificationEvent = { type: 'NotificationOpened', ...of };
const aside: NotificationEvent = { type: 'NotificationMoved', ...of, position: 'header' };
const dismissed: NotificationEvent = { type: 'NotificationDismissed', ...of };
const create = { type: 'CreateNotification', ...fields } as const;
const deliver = { type: 'DeliverNotification', ...of, data } as const;
const open = { type: 'OpenNotification', ...of } as const;
const dismiss = { type: 'DismissNotification', ...of } as const;
const put = { type: 'PutNotificationAside', ...of } as const;
const merge = { type: 'MergeNotification', ...of, into: 'b' } as const;

describe('notification', () => {
  it('has its own stream for each recipient', () => {
    expect(notificationDecider.stream(open)).toBe('notification-a');
  });

  it('is created and delivered only once', () => {
    given().when(create).thenEvents(created);
    given(created).when(create).thenNothing();
    given(created).when(deliver).thenEvents(delivered);
    given(created, delivered).when(deliver).thenNothing();
    given().when(deliver).thenNothing();
  });

  it('falls due while it waits', () => {
    const due = { type: 'NoteThatNotificationIsDue', ...of } as const;
    const fallen: NotificationEvent = { type: 'NotificationFellDue', ...of };
    given(created).when(due).thenEvents(fallen);
    given(created, fallen).when(deliver).thenEvents(delivered);
    given(created, delivered).when(due).thenNothing();
    given().when(due).thenNothing();
  });

  it('is opened only once', () => {
    given(created, delivered).when(open).thenEvents(opened);
    given(created, delivered, opened).when(open).thenNothing();
  });

  it('is removed when it is dismissed, and ignores later commands', () => {
    given(created, delivered).when(dismiss).thenEvents(dismissed);
    for (const command of [dismiss, open, put, merge, deliver])
      given(created, delivered, dismissed).when(command).thenNothing();
  });

  it('moves to its dismiss position first, and is removed from there', () => {
    given(popUp, delivered).when(dismiss).thenEvents(aside);
    given(popUp, delivered, aside).when(dismiss).thenEvents(dismissed);
  });

  it('is moved to the header only once', () => {
    given(popUp, delivered).when(put).thenEvents(aside);
    given(popUp, delivered, aside).when(put).thenNothing();
  });

  it('NTF-007 without a link is moved to the header on delivery, and stays there', () => {
    const flat: NotificationEvent = { ...popUp, content: { ...content, href: null } };
    given(flat).when(deliver).thenEvents(delivered, aside);
    given(popUp).when(deliver).thenEvents(delivered);
    given({ ...created, content: flat.content })
      .when(deliver)
      .thenEvents(delivered);
    // It is not moved before its delivery.
    given(flat)
      .when({ type: 'NoteThatNotificationIsDue', ...of })
      .thenEvents({ type: 'NotificationFellDue', ...of });
    for (const dismissAction of ['header', 'top-right'] as const)
      given({ ...flat, manner: { ...flat.manner, dismissAction } }, delivered, aside)
        .when(dismiss)
        .thenEvents(dismissed);
  });

  it('is replaced by a later one only after delivery', () => {
    const merged: NotificationEvent = { type: 'NotificationMerged', ...of, into: 'b' };
    given(created, delivered).when(merge).thenEvents(merged);
    given(created).when(merge).thenNothing();
    given(created, delivered, merged).when(open).thenNothing();
  });

  it.each([open, dismiss, put])(
    'accepts %j only from its recipient, and only after delivery',
    (command) => {
      given(created, delivered)
        .when({ ...command, person: 'customer:8' })
        .thenThrows(new NotificationNotFound());
      given(created).when(command).thenThrows(new NotificationNotFound());
      given().when(command).thenThrows(new NotificationNotFound());
    },
  );

  it('is not delivered to an erased recipient', () => {
    given({ ...created, content: null })
      .when(deliver)
      .thenNothing();
    given({ ...created, content: null }, { ...delivered, data: null })
      .when(merge)
      .thenNothing();
    given({ ...created, content: null }, { ...delivered, data: null })
      .when(open)
      .thenNothing();
  });
});
