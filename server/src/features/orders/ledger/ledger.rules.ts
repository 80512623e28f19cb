import { vatLinesOf } from '@selvedge/shared/orders/invoice/vat-lines';
import type { LedgerEntry } from '@selvedge/shared/orders/ledger/ledger-entry';
import { isUnpaid, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { OrderEvent, OrderPlaced, OrderStatusChanged } from '../aggregate/order.events.js';
import type { RefundSucceeded } from '../aggregate/refunds/refund.events.js';
import {
  chargesOf,
  negated,
  negatedCharge,
  sumsOf,
  takenBack,
  vatOfPart,
  type Charged,
  type Movement,
} from './movements.rules.js';

/** Charges of child orders by order id. */
export type ChildCharges = ReadonlyMap<number, Charged>;

interface Ledger {
  readonly entries: readonly LedgerEntry[];
  readonly childCharges: ChildCharges;
  /** Undefined before the order is placed. */
  readonly order: Charged | undefined;
  /** Whether the order is charged; a quote only after acceptance. */
  readonly isCharged: boolean;
  /** Amount that is due for refund and not yet paid out. */
  readonly due: number;
  /** Attempts whose payment was not owed. */
  readonly dueAttempts: ReadonlySet<string>;
  readonly methods: Readonly<Record<string, string>>;
}

/** Movements of an event and its changes to the ledger. */
interface Step {
  readonly moves: readonly Movement[];
  readonly change?: Partial<Omit<Ledger, 'entries' | 'childCharges'>>;
}

type Steps = {
  readonly [Type in OrderEvent['type']]?: (
    event: Extract<OrderEvent, { readonly type: Type }>,
    ledger: Ledger,
  ) => Step;
};

/** Handlers of events that move money; other events move none. */
const steps: Steps = {
  OrderPlaced: placed,
  OrderDeleted: (_event, { entries }) => ({
    moves: takenBack(
      { ...sumsOf(entries), paid: 0 },
      { kind: 'closed', description: 'Deleted: nothing is owed' },
    ),
  }),
  OrderStatusChanged: moved,
  QuotePriced: ({ items, totals, tax }, { entries, isCharged }) => ({
    moves: isCharged
      ? takenBack(
          { ...sumsOf(entries), paid: 0 },
          { kind: 'repriced', description: 'Repriced: the earlier acceptance no longer applies' },
        )
      : [],
    change: { order: { ...totals, items, tax }, isCharged: false },
  }),
  QuoteDecided: ({ accepted }, ledger) => (accepted ? chargedNow(ledger) : { moves: [] }),
  PaymentAttemptStarted: ({ attemptId, paymentMethodName }, { methods }) => ({
    moves: [],
    change: { methods: { ...methods, [attemptId]: paymentMethodName } },
  }),
  PaymentAttemptSucceeded: ({ attemptId }, { order, methods }) => ({
    moves: [
      {
        kind: 'payment',
        description: `Payment by ${methods[attemptId] ?? 'Card'}`,
        paid: order?.total ?? 0,
      },
    ],
  }),
  RefundDue: ({ attemptId, amount }, ledger) => ({
    moves: notOwed(amount, ledger),
    change: {
      due: ledger.due + amount,
      dueAttempts: new Set([...ledger.dueAttempts, attemptId]),
    },
  }),
  RefundConfirmed: ({ amount }, { due }) => ({
    moves: [{ kind: 'refund', description: 'Refund paid out', paid: -amount }],
    change: { due: due - amount },
  }),
  RefundSucceeded: returned,
  ChildOrderAdded: ({ childOrderId }, { childCharges }) => ({
    moves: refundedWith(childOrderId, childCharges.get(childOrderId)),
  }),
};

/**
 * Lists all money movements of an order and its refund orders in time order, with the balance after
 * each. Reprints and exchanges are free; production costs are not recorded (decision 0041).
 */
export function ledgerOf(
  events: readonly Recorded<OrderEvent>[],
  childCharges: ChildCharges,
): readonly LedgerEntry[] {
  const empty: Ledger = {
    entries: [],
    childCharges,
    order: undefined,
    isCharged: false,
    due: 0,
    dueAttempts: new Set(),
    methods: {},
  };
  return events.reduce(after, empty).entries;
}

function after(ledger: Ledger, { event, position, occurredAt: at }: Recorded<OrderEvent>): Ledger {
  // The map guarantees that the handler matches the event type.
  const step = steps[event.type] as ((event: OrderEvent, ledger: Ledger) => Step) | undefined;
  if (step === undefined) return ledger;
  const { moves, change } = step(event, ledger);
  const next = { ...ledger, ...change };
  return { ...next, entries: moves.reduce(entered({ position, at }), ledger.entries) };
}

function entered(when: Pick<LedgerEntry, 'position' | 'at'>) {
  return (entries: readonly LedgerEntry[], move: Movement): readonly LedgerEntry[] => {
    const { charged = 0, tax = 0, vat = [], paid = 0, kind, description, refundId } = move;
    const balance = (entries.at(-1)?.balance ?? 0) + charged - paid;
    const about = refundId === undefined ? {} : { refundId };
    return [...entries, { ...when, kind, description, charged, tax, vat, paid, balance, ...about }];
  };
}

function placed({ parent, items, totals, tax, status }: OrderPlaced): Step {
  const order = { ...totals, items, tax };
  if (parent?.childOrderType !== 'refund') {
    const isCharged = status !== 'quote';
    return { moves: isCharged ? chargesOf(order) : [], change: { order, isCharged } };
  }
  const description = `Refund paid out for order #${parent.orderId}`;
  return {
    moves: [...chargesOf(order, -1), { kind: 'refund', description, paid: -totals.total }],
    change: { order, isCharged: true },
  };
}

/** Charges the order once, when the customer accepts. */
function chargedNow({ order, isCharged }: Ledger): Step {
  if (isCharged || order === undefined) return { moves: [] };
  return { moves: chargesOf(order), change: { isCharged: true } };
}

const refundedStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'refunded',
  'bespoke_refunded',
]);
const paidStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['paid', 'bespoke_paid']);

/** Derives a payment or refund from a status change by staff. */
function moved({ flow, from, status }: OrderStatusChanged, ledger: Ledger): Step {
  if (refundedStatuses.has(status)) return { moves: givenBack(ledger) };
  const { entries } = ledger;
  const reopened = refundedStatuses.has(from)
    ? takenBack(sumsOf(entries, 'closed'), { kind: 'closed', description: 'No longer refunded' })
    : [];
  if (isUnpaid(status)) {
    const unmarked = { kind: 'marked-paid', description: 'No longer marked as paid' } as const;
    return { moves: [...reopened, ...takenBack(sumsOf(entries, 'marked-paid'), unmarked)] };
  }
  // Moving a quote into production manually counts as acceptance.
  const agreed: Step = isOpenQuote({ flow, status }) ? { moves: [] } : chargedNow(ledger);
  const moves = [...reopened, ...agreed.moves];
  const marked = paidStatuses.has(status) ? markedPaid(entries, moves) : [];
  return { ...agreed, moves: [...moves, ...marked] };
}

function markedPaid(
  entries: readonly LedgerEntry[],
  moves: readonly Movement[],
): readonly Movement[] {
  const owed = moves.reduce(
    (sum, { charged: more = 0, paid: less = 0 }) => sum + more - less,
    entries.at(-1)?.balance ?? 0,
  );
  return owed > 0 ? [{ kind: 'marked-paid', description: 'Marked as paid', paid: owed }] : [];
}

/** Reverts all movements except refunds that are still due. */
function givenBack({ entries, due }: Ledger): readonly Movement[] {
  const sums = sumsOf(entries);
  const back = sums.paid - due;
  const description = back > 0 ? 'Refunded: payment returned' : 'Refunded: nothing is owed';
  return takenBack({ ...sums, paid: back }, { kind: 'closed', description });
}

/** Clears the remaining charge of an order whose payment is due for refund. */
function notOwed(amount: number, { entries }: Ledger): readonly Movement[] {
  const owed = amount + (entries.at(-1)?.balance ?? 0);
  const description = 'Closed before payment: nothing is owed';
  return owed > 0 ? [{ kind: 'closed', description, charged: -owed }] : [];
}

/** A payment that was not owed is only paid out; any other refund also reduces the charge. */
function returned({ attemptId, refundId, amount }: RefundSucceeded, ledger: Ledger): Step {
  const { entries, due, dueAttempts, methods } = ledger;
  const refund = {
    kind: 'refund',
    description: `Refunded by ${methods[attemptId] ?? 'Card'}`,
    paid: -amount,
    refundId,
  } as const;
  if (dueAttempts.has(attemptId)) return { moves: [refund], change: { due: due - amount } };
  const { charged, vat } = sumsOf(entries);
  const part = vatOfPart(vat, Math.min(amount, charged));
  return { moves: [{ ...refund, ...negatedCharge(part) }] };
}

/** A refund order reduces the charge and pays it back. */
function refundedWith(childOrderId: number, child: Charged | undefined): readonly Movement[] {
  if (child === undefined || child.total === 0) return [];
  const { total, goodsTax, shippingTax, taxDiscount } = child;
  const vat = negated(vatLinesOf(child));
  const tax = taxDiscount - goodsTax - shippingTax;
  const description = `Refund order #${childOrderId}`;
  return [{ kind: 'refund', description, charged: -total, tax, vat, paid: -total }];
}
