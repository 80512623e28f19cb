import {
  dismissedTo,
  type DismissAction,
  type NotificationPosition,
} from '@selvedge/shared/notifications/notification';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { NotificationCommand, TouchNotification } from './notification.commands.js';
import { NotificationNotFound } from './notification.errors.js';
import type { NotificationEvent } from './notification.events.js';

/** A notification of one recipient. */
interface Notification {
  readonly person: string;
  readonly position: NotificationPosition;
  readonly dismissAction: DismissAction;
  /** Whether it has a link or web address. */
  readonly leads: boolean;
  readonly stage: 'created' | 'there' | 'gone';
  readonly isOpened: boolean;
}

interface OfPerson {
  readonly recipientId: string;
  readonly person: string;
}

type State = Notification | undefined;
type Decided = readonly NotificationEvent[];

function decide(command: NotificationCommand, state: State): Decided {
  switch (command.type) {
    case 'CreateNotification':
    case 'NoteThatNotificationIsDue':
    case 'DeliverNotification':
    case 'MergeNotification':
      return applySystemCommand(command, state);
    case 'OpenNotification':
    case 'DismissNotification':
    case 'PutNotificationAside':
      return touched(command, state);
  }
}

/** Applies each command once; repetitions have no effect. */
function applySystemCommand(
  command: Exclude<NotificationCommand, TouchNotification>,
  state: State,
): Decided {
  const stage = state?.stage ?? 'none';
  if (stage !== stageFor[command.type]) return [];
  if (command.type !== 'DeliverNotification') return [asEvent(command)];
  const { recipientId, person } = command;
  return [asEvent(command), ...toHeader({ recipientId, person }, state)];
}

/** A notification without a link does not cover the screen (NTF-007). */
function toHeader(of: OfPerson, state: State): Decided {
  if (state === undefined || state.leads || state.position === 'header') return [];
  return [{ type: 'NotificationMoved', ...of, position: 'header' }];
}

/** Stage in which each command has an effect; in any other stage it is ignored. */
const stageFor = {
  CreateNotification: 'none',
  NoteThatNotificationIsDue: 'created',
  DeliverNotification: 'created',
  MergeNotification: 'there',
} as const;

function asEvent(command: Exclude<NotificationCommand, TouchNotification>): NotificationEvent {
  const of = { recipientId: command.recipientId, person: command.person };
  switch (command.type) {
    case 'CreateNotification': {
      const { id, manner, scheduledAt, content } = command;
      return { type: 'NotificationCreated', ...of, id, manner, scheduledAt, content };
    }
    case 'NoteThatNotificationIsDue':
      return { type: 'NotificationFellDue', ...of };
    case 'DeliverNotification':
      return { type: 'NotificationDelivered', ...of, data: command.data };
    case 'MergeNotification':
      return { type: 'NotificationMerged', ...of, into: command.into };
  }
}

/** Throws NotificationNotFound if it is not delivered yet or belongs to another person. */
function touched({ type, recipientId, person }: TouchNotification, state: State): Decided {
  const of = { recipientId, person };
  if (state?.person !== person || state.stage === 'created') throw new NotificationNotFound();
  if (state.stage === 'gone') return [];
  switch (type) {
    case 'OpenNotification':
      return state.isOpened ? [] : [{ type: 'NotificationOpened', ...of }];
    case 'DismissNotification':
      return dismissed(of, state);
    case 'PutNotificationAside': {
      const position = 'header';
      return state.position === position ? [] : [{ type: 'NotificationMoved', ...of, position }];
    }
  }
}

/** Moves to the dismiss position first; the second dismissal removes it (NTF-004). */
function dismissed(of: OfPerson, state: Notification): Decided {
  const position = dismissedTo(state);
  return position === undefined
    ? [{ type: 'NotificationDismissed', ...of }]
    : [{ type: 'NotificationMoved', ...of, position }];
}

function evolve(state: State, event: NotificationEvent): State {
  if (event.type === 'NotificationCreated') {
    const { person, manner, content } = event;
    const { position, dismissAction } = manner;
    // Notifications of erased recipients are not delivered.
    const stage = content === null ? 'gone' : 'created';
    const leads = (content?.href ?? null) !== null;
    return { person, position, dismissAction, leads, stage, isOpened: false };
  }
  return state && after(state, event);
}

function after(
  state: Notification,
  event: Exclude<NotificationEvent, { readonly type: 'NotificationCreated' }>,
): Notification {
  switch (event.type) {
    case 'NotificationFellDue':
      return state;
    case 'NotificationDelivered':
      return { ...state, stage: state.stage === 'gone' ? 'gone' : 'there' };
    case 'NotificationOpened':
      return { ...state, isOpened: true };
    case 'NotificationMoved':
      return { ...state, position: event.position };
    case 'NotificationDismissed':
    case 'NotificationMerged':
      return { ...state, stage: 'gone' };
  }
}

/** Notification aggregate, one stream per recipient (decision 0042). */
export const notificationDecider: Decider<State, NotificationCommand, NotificationEvent> = {
  stream: ({ recipientId }) => `notification-${recipientId}`,
  initial: undefined,
  decide,
  evolve,
};
