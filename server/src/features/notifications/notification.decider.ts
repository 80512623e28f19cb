import {
  dismissedTo,
  type DismissAction,
  type NotificationPosition,
} from '@selvedge/shared/notifications/notification';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { NotificationCommand, TouchNotification } from './notification.commands.js';
import { NotificationNotFound } from './notification.errors.js';
import type { NotificationEvent } from './notification.events.js';

/** A notification as one person has it. */
interface Notification {
  readonly person: string;
  readonly position: NotificationPosition;
  readonly dismissAction: DismissAction;
  /** Whether pressing it does something. */
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
      return brought(command, state);
    case 'OpenNotification':
    case 'DismissNotification':
    case 'PutNotificationAside':
      return touched(command, state);
  }
}

/** Once each, however often it is asked for. */
function brought(command: Exclude<NotificationCommand, TouchNotification>, state: State): Decided {
  const stage = state?.stage ?? 'none';
  if (stage !== stageFor[command.type]) return [];
  if (command.type !== 'DeliverNotification') return [asEvent(command)];
  const { recipientId, person } = command;
  return [asEvent(command), ...toHeader({ recipientId, person }, state)];
}

/** NTF-007: what leads nowhere is not over the screen. */
function toHeader(of: OfPerson, state: State): Decided {
  if (state === undefined || state.leads || state.position === 'header') return [];
  return [{ type: 'NotificationMoved', ...of, position: 'header' }];
}

/** Where something can be done that nobody is told of when it cannot. */
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

/** Throws NotificationNotFound for what is not there yet, or somebody else's. */
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

/** NTF-004: what was moved where it goes when it is dismissed is removed the next time. */
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
    // Of who was forgotten nothing is delivered any more.
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

/** What becomes of a notification as one person has it (decision 0042). */
export const notificationDecider: Decider<State, NotificationCommand, NotificationEvent> = {
  stream: ({ recipientId }) => `notification-${recipientId}`,
  initial: undefined,
  decide,
  evolve,
};
