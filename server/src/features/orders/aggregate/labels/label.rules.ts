import type { PlannedLabel } from '@selvedge/shared/orders/labels/factory-label';
import {
  isInWork,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import type { LabelCommand, PrintLabels } from './label.commands.js';
import {
  LabelAlreadyPicked,
  LabelIsCancelled,
  LabelNotPrinted,
  LabelsAlreadyPrinted,
  LabelsNotDue,
  LabelUnknown,
  NothingToPrint,
} from './label.errors.js';
import type { LabelEvent } from './label.events.js';

/** Decision state of a label. */
export interface LabelState extends PlannedLabel {
  readonly state: 'waiting' | 'printed' | 'picked' | 'cancelled';
}

interface LabelledOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
  readonly labels: readonly LabelState[];
}

/** Decides label commands, except for the status change (ATL-014). */
export function decideLabels(command: LabelCommand, order: LabelledOrder): readonly LabelEvent[] {
  switch (command.type) {
    case 'PrintLabels':
      return [printed(command, order)];
    case 'CancelLabel': {
      const { orderId, hash } = order;
      const { counter } = notCancelled(labelOf(order, command.counter));
      return [{ type: 'LabelCancelled', orderId, hash, counter }];
    }
    case 'PickLabel': {
      const { orderId, hash } = order;
      const { counter, state } = notCancelled(labelOf(order, command.counter));
      if (state === 'waiting') throw new LabelNotPrinted(counter);
      if (state === 'picked') throw new LabelAlreadyPicked(counter);
      return [{ type: 'LabelPicked', orderId, hash, counter }];
    }
  }
}

function printed({ counters, reason }: PrintLabels, order: LabelledOrder): LabelEvent {
  const { orderId, hash } = order;
  const stage = stageOf(order.flow, order.status) ?? 0;
  if (!isInWork(order.flow, stage)) throw new LabelsNotDue();
  const chosen =
    counters === undefined
      ? chosenOf(order, reason !== undefined)
      : counters.map((counter) => notCancelled(labelOf(order, counter)));
  const isAgain = chosen.some(({ state }) => state !== 'waiting');
  if (isAgain && reason === undefined) throw new LabelsAlreadyPrinted();
  const labels = chosen.map(({ counter, itemId, pickface }) => ({ counter, itemId, pickface }));
  return {
    type: 'LabelsPrinted',
    orderId,
    hash,
    labels,
    reason: (isAgain ? reason : null) ?? null,
  };
}

/** Selects labels among all of the order. Throws NothingToPrint and LabelsAlreadyPrinted. */
function chosenOf({ labels }: LabelledOrder, isAgain: boolean): readonly LabelState[] {
  const open = labels.filter(({ state }) => state !== 'cancelled');
  if (open.length === 0) throw new NothingToPrint();
  const chosen = isAgain ? open : open.filter(({ state }) => state === 'waiting');
  if (chosen.length === 0) throw new LabelsAlreadyPrinted();
  return chosen;
}

function labelOf({ labels }: LabelledOrder, counter: number): LabelState {
  const label = labels.find((one) => one.counter === counter);
  if (label === undefined) throw new LabelUnknown();
  return label;
}

function notCancelled(label: LabelState): LabelState {
  if (label.state === 'cancelled') throw new LabelIsCancelled(label.counter);
  return label;
}

export function labelsAfter(
  labels: readonly LabelState[],
  event: LabelEvent,
): readonly LabelState[] {
  switch (event.type) {
    case 'LabelsPrinted': {
      const counters = event.labels.map(({ counter }) => counter);
      return labels.map((label) =>
        counters.includes(label.counter) ? { ...label, state: 'printed' } : label,
      );
    }
    case 'LabelCancelled':
      return inState(labels, event.counter, 'cancelled');
    case 'LabelPicked':
      return inState(labels, event.counter, 'picked');
  }
}

function inState(
  labels: readonly LabelState[],
  counter: number,
  state: LabelState['state'],
): readonly LabelState[] {
  return labels.map((label) => (label.counter === counter ? { ...label, state } : label));
}
