import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound, StatusHasMoved, StatusNotInFlow } from '../order.errors.js';
import { moved, placed, placeOrder } from '../../order.testing.js';
import type { CancelLabel, PickLabel, PrintLabels } from './label.commands.js';
import {
  LabelAlreadyPicked,
  LabelIsCancelled,
  LabelNotPrinted,
  LabelsAlreadyPrinted,
  LabelsNotDue,
  LabelUnknown,
  NothingToPrint,
} from './label.errors.js';
import type { LabelEvent, LabelsPrinted } from './label.events.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash } = placeOrder;
const paid = moved('to_be_paid', 'paid');
const toPrinted = moved('paid', 'label_printed');

const label = (counter: number) => ({ counter, itemId: 1, pickface: 'BLACK-M' });

function print(changes: Partial<PrintLabels> = {}): PrintLabels {
  const all = { from: undefined, counters: undefined, reason: undefined };
  return { type: 'PrintLabels', orderId, ...all, ...changes };
}

function printed(counters: readonly number[], reason: ReprintReason | null = null): LabelsPrinted {
  return { type: 'LabelsPrinted', orderId, hash, labels: counters.map(label), reason };
}

const cancel = (counter: number): CancelLabel => ({ type: 'CancelLabel', orderId, counter });
const pick = (counter: number): PickLabel => ({ type: 'PickLabel', orderId, counter });
const cancelled = (counter: number): LabelEvent => ({
  type: 'LabelCancelled',
  orderId,
  hash,
  counter,
});
const picked = (counter: number): LabelEvent => ({ type: 'LabelPicked', orderId, hash, counter });
const bothPrinted = [placed, paid, printed([1, 2]), toPrinted] as const;

describe('the labels of an order', () => {
  it('are printed per piece and move the order on', () => {
    given(placed, paid)
      .when(print())
      .thenEvents(printed([1, 2]), toPrinted);
  });

  it('are printed only if the order is still at the status the caller saw', () => {
    given(placed, paid)
      .when(print({ from: 'paid' }))
      .thenEvents(printed([1, 2]), toPrinted);
    given(...bothPrinted)
      .when(print({ from: 'paid' }))
      .thenThrows(new StatusHasMoved('label_printed'));
  });

  it('do not move back an order that is further on', () => {
    const packing = moved('paid', 'packing');
    given(placed, paid, packing)
      .when(print())
      .thenEvents(printed([1, 2]));
  });

  it('can be printed in parts', () => {
    given(placed, paid)
      .when(print({ counters: [2] }))
      .thenEvents(printed([2]), toPrinted);
    given(placed, paid, printed([2]), toPrinted)
      .when(print())
      .thenEvents(printed([1]));
  });

  it('are printed again only with a reason', () => {
    given(...bothPrinted)
      .when(print())
      .thenThrows(new LabelsAlreadyPrinted());
    given(...bothPrinted)
      .when(print({ counters: [1] }))
      .thenThrows(new LabelsAlreadyPrinted());
    given(placed, paid, printed([2]), toPrinted)
      .when(print({ counters: [1, 2] }))
      .thenThrows(new LabelsAlreadyPrinted());
    given(...bothPrinted)
      .when(print({ reason: 'lost' }))
      .thenEvents(printed([1, 2], 'lost'));
    given(...bothPrinted)
      .when(print({ counters: [1], reason: 'damaged' }))
      .thenEvents(printed([1], 'damaged'));
  });

  it('ignore the reason at the first print', () => {
    given(placed, paid)
      .when(print({ reason: 'lost' }))
      .thenEvents(printed([1, 2]), toPrinted);
  });

  it.each<[OrderStatus]>([['complete'], ['refunded'], ['exchanged']])(
    'are not printed for a %s order',
    (status) => {
      given(placed, paid, moved('paid', status)).when(print()).thenThrows(new LabelsNotDue());
    },
  );

  it('are not printed for an unpaid or missing order', () => {
    given(placed).when(print()).thenThrows(new LabelsNotDue());
    given().when(print()).thenThrows(new OrderNotFound());
  });

  it('are not printed in a flow without labels', () => {
    given({ ...placed, flow: 'paper', status: 'paid' })
      .when(print())
      .thenThrows(new StatusNotInFlow('paper', 'label_printed'));
  });

  it('cannot be used after cancellation', () => {
    given(placed, paid).when(cancel(1)).thenEvents(cancelled(1));
    const story = [placed, paid, cancelled(1)] as const;
    given(...story)
      .when(cancel(1))
      .thenThrows(new LabelIsCancelled(1));
    given(...story)
      .when(print({ counters: [1] }))
      .thenThrows(new LabelIsCancelled(1));
    given(...story)
      .when(pick(1))
      .thenThrows(new LabelIsCancelled(1));
    given(...story)
      .when(print())
      .thenEvents(printed([2]), toPrinted);
    given(...story, cancelled(2))
      .when(print())
      .thenThrows(new NothingToPrint());
  });

  it('are picked once, after they are printed', () => {
    given(placed, paid).when(pick(1)).thenThrows(new LabelNotPrinted(1));
    given(...bothPrinted)
      .when(pick(1))
      .thenEvents(picked(1));
    given(...bothPrinted, picked(1))
      .when(pick(1))
      .thenThrows(new LabelAlreadyPicked(1));
  });

  it('can be picked again after a reprint', () => {
    given(...bothPrinted, picked(1), printed([1], 'garment'))
      .when(pick(1))
      .thenEvents(picked(1));
  });

  it('must belong to the order', () => {
    for (const command of [cancel(3), pick(3), print({ counters: [1, 3] })]) {
      given(...bothPrinted)
        .when(command)
        .thenThrows(new LabelUnknown());
    }
  });
});
