import { atlasOrdersTopic } from '@selvedge/shared/live/topic-names';
import type { Principal } from '@selvedge/shared/permissions/principal';
import { can } from '@selvedge/shared/policies/policies';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type {
  LiveMessage,
  LiveTopic,
  TopicName,
  TopicScope,
} from '../../../platform/live/live-topics.js';
import {
  deleted,
  labelled,
  moved,
  noteWritten,
  childAdded,
  placed,
  prioritySet,
  quoted,
  refunding,
  pigeonholesChanged,
  tracked,
} from './order-messages.js';
import { orderStream } from '../aggregate/order.decider.js';
import type { OrderDeleted } from '../aggregate/deletion/deletion.events.js';
import type { ChildOrderAdded } from '../aggregate/children/child.events.js';
import type { LabelEvent } from '../aggregate/labels/label.events.js';
import type { OrderNoteWritten } from '../aggregate/notes/note.events.js';
import type { PigeonholeEvent } from '../aggregate/pigeonholes/pigeonhole.events.js';
import type { QuoteEvent } from '../aggregate/quotes/quote.events.js';
import type { RefundEvent } from '../aggregate/refunds/refund.events.js';
import type { TrackingEvent } from '../aggregate/tracking/tracking.events.js';
import type {
  OrderPlaced,
  OrderPrioritySet,
  OrderStatusChanged,
} from '../aggregate/order.events.js';

type PublishedEvent =
  | OrderPlaced
  | OrderStatusChanged
  | OrderPrioritySet
  | OrderDeleted
  | ChildOrderAdded
  | OrderNoteWritten
  | LabelEvent
  | PigeonholeEvent
  | TrackingEvent
  | RefundEvent
  | QuoteEvent;

interface OrderPlace {
  readonly division: number;
  readonly orderId: number;
}

/** Returns the name of a staff member as this process last read it. */
export type NameOf = (actor: string) => string | undefined;

export interface Names {
  readonly nameOf: NameOf;
  /** Awaited before a subscription starts. */
  readonly learnAll: () => Promise<void>;
}

/** Topic `atlas:orders`: orders of all stores, for staff on atlas or the main brand. */
export function atlasOrders(names: Names): LiveTopic<PublishedEvent> {
  return {
    pattern: atlasOrdersTopic,
    scope: async (_topic, { principal }) => {
      if (!can(principal, 'orders.view-all')) return { refused: 'forbidden' };
      await names.learnAll();
      return { divisions: 'all' };
    },
    on: {
      OrderPlaced: (_topic, recorded) => placed(recorded),
      OrderStatusChanged: (_topic, recorded) => moved(recorded, names.nameOf(recorded.actor)),
      OrderPrioritySet: (_topic, recorded) => prioritySet(recorded, names.nameOf(recorded.actor)),
      OrderDeleted: (_topic, recorded) => deleted(recorded),
      ChildOrderAdded: (_topic, recorded) => childAdded(recorded),
      OrderNoteWritten: (_topic, recorded) => noteWritten(recorded),
      LabelsPrinted: (_topic, recorded) => labelled(recorded),
      LabelCancelled: (_topic, recorded) => labelled(recorded),
      LabelPicked: (_topic, recorded) => labelled(recorded),
      ItemPutInPigeonhole: (_topic, recorded) => pigeonholesChanged(recorded),
      ItemTakenFromPigeonhole: (_topic, recorded) => pigeonholesChanged(recorded),
      TrackingCodeAdded: (_topic, recorded) => tracked(recorded),
      TrackingCodeRemoved: (_topic, recorded) => tracked(recorded),
      ...ofRefunds((_topic, recorded) => refunding(recorded)),
      ...ofQuotes((_topic, recorded) => quoted(recorded)),
    },
  };
}

/**
 * Topic `division:<id>:orders`: orders of one store, for its owners on its own host and for staff
 * (ORD-045). Only staff receive names.
 */
export function divisionOrders(names: Names): LiveTopic<PublishedEvent> {
  return {
    pattern: 'division:<id>:orders',
    scope: async ({ parameters }, { principal }) => {
      const division = Number(parameters['id']);
      if (!mayWatch(principal, division)) return { refused: 'forbidden' };
      await names.learnAll();
      return { divisions: [division] };
    },
    on: {
      OrderPlaced: (_topic, recorded) => placed(recorded),
      OrderStatusChanged: (_topic, recorded, { principal }) =>
        moved(recorded, handlerOf(recorded, principal, names)),
      OrderPrioritySet: (_topic, recorded, { principal }) =>
        prioritySet(recorded, handlerOf(recorded, principal, names)),
      OrderDeleted: (_topic, recorded) => deleted(recorded),
      ChildOrderAdded: (_topic, recorded) => childAdded(recorded),
      TrackingCodeAdded: (_topic, recorded) => tracked(recorded),
      TrackingCodeRemoved: (_topic, recorded) => tracked(recorded),
      ...ofRefunds((_topic, recorded) => refunding(recorded)),
      ...ofQuotes((_topic, recorded) => quoted(recorded)),
    },
  };
}

/** Topic `order:<hash>`: one order, for holders of its link on its store's host (ORD-046). */
export function orderByHash(
  placeOf: (hash: string) => Promise<OrderPlace | undefined>,
): LiveTopic<PublishedEvent> {
  return {
    pattern: 'order:<hash>',
    scope: async ({ parameters }, { principal }): Promise<TopicScope> => {
      const { division } = principal;
      const place = await placeOf(parameters['hash'] ?? '');
      const isSelf = place?.division === division;
      const mayFollow = can({ ...principal, isSelf }, 'orders.follow');
      if (place === undefined || !mayFollow) return { refused: 'unknown' };
      return { divisions: [division], stream: orderStream(place) };
    },
    on: {
      OrderPlaced: (topic, recorded) => (isOf(topic, recorded) ? placed(recorded) : undefined),
      OrderStatusChanged: (topic, recorded) =>
        isOf(topic, recorded) ? moved(recorded, undefined) : undefined,
      OrderDeleted: (topic, recorded) => (isOf(topic, recorded) ? deleted(recorded) : undefined),
      TrackingCodeAdded: (topic, recorded) =>
        isOf(topic, recorded) ? tracked(recorded) : undefined,
      TrackingCodeRemoved: (topic, recorded) =>
        isOf(topic, recorded) ? tracked(recorded) : undefined,
      ...ofRefunds((topic, recorded) => (isOf(topic, recorded) ? refunding(recorded) : undefined)),
      ...ofQuotes((topic, recorded) => (isOf(topic, recorded) ? quoted(recorded) : undefined)),
    },
  };
}

type RefundToMessage = (
  topic: TopicName,
  recorded: Recorded<RefundEvent>,
) => LiveMessage | undefined;

/** Maps every refund event to the same message. */
function ofRefunds(toMessage: RefundToMessage): Record<RefundEvent['type'], RefundToMessage> {
  return {
    RefundDue: toMessage,
    RefundConfirmed: toMessage,
    RefundRequested: toMessage,
    RefundSucceeded: toMessage,
    RefundFailed: toMessage,
  };
}

type QuoteToMessage = (topic: TopicName, recorded: Recorded<QuoteEvent>) => LiveMessage | undefined;

/** Maps every quote event to the same message. */
function ofQuotes(toMessage: QuoteToMessage): Record<QuoteEvent['type'], QuoteToMessage> {
  return {
    QuoteWished: toMessage,
    QuotePriced: toMessage,
    QuoteAddressed: toMessage,
    QuoteSent: toMessage,
    QuoteDecided: toMessage,
    TermsRequested: toMessage,
    TermsDecided: toMessage,
    MockupAdded: toMessage,
    MockupDecided: toMessage,
    PurchaseOrderConfirmed: toMessage,
    QuoteDocumentAdded: toMessage,
    QuoteDocumentRemoved: toMessage,
  };
}

/** Staff may watch any store, owners only the host's own. */
function mayWatch(principal: Principal, division: number): boolean {
  if (can(principal, 'orders.view-all')) return true;
  return division === principal.division && can(principal, 'orders.watch');
}

/** Only staff receive the name of the staff member. */
function handlerOf(
  { actor }: Recorded,
  principal: Principal,
  { nameOf }: Names,
): string | undefined {
  return can(principal, 'orders.view-handler') ? nameOf(actor) : undefined;
}

function isOf({ parameters }: TopicName, { event: { hash } }: Recorded<PublishedEvent>): boolean {
  return hash === parameters['hash'];
}
