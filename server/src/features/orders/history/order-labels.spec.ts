import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';

import type { OrderEvent } from '../aggregate/order.events.js';
import { confirmed, declined, due, moved, placed, started, succeeded } from '../order.testing.js';
import { describeEvent } from './order-labels.js';

const [item] = placed.items;
const { orderId, hash } = placed;
const parcel = { orderId, hash, carrier: 'dpd', code: 'AB12' } as const;
const note = { ...{ orderId, hash }, type: 'OrderNoteWritten', subject: '', noteId: 'a' } as const;
const ofLabel = { orderId, hash, counter: 2 } as const;

function printed(counters: readonly number[], reason: ReprintReason | null = null): OrderEvent {
  const labels = counters.map((counter) => ({ counter, itemId: 1, pickface: 'BLACK-M' }));
  return { type: 'LabelsPrinted', orderId, hash, labels, reason };
}

describe('descriptions of order events', () => {
  it.each([
    [placed, 'Placed with 2 items for £51.95'],
    [{ ...placed, items: item ? [{ ...item, quantity: 1 }] : [] }, 'Placed with 1 item for £51.95'],
    [moved('to_be_paid', 'label_printed'), 'Moved from To be paid to Label printed'],
    [printed([1]), 'Label 1 printed'],
    [printed([1, 2], 'printer'), 'Labels 1, 2 printed again: Printer fault'],
    [{ ...ofLabel, type: 'LabelPicked' }, 'Label 2 picked'],
    [{ ...ofLabel, type: 'LabelCancelled' }, 'Label 2 cancelled'],
    [{ ...parcel, type: 'TrackingCodeAdded', url: null }, 'Tracking code AB12 added (DPD)'],
    [{ ...parcel, type: 'TrackingCodeRemoved' }, 'Tracking code AB12 removed (DPD)'],
    [{ ...note, text: 'Call first' }, 'Note: Call first'],
    [{ ...note, text: null }, 'Note erased with the customer'],
    [started('a'), 'Payment by Card started'],
    [succeeded('a'), 'Payment succeeded, transaction tx-a'],
    [declined('a'), 'Payment declined: Your card was declined'],
    [due('a'), 'Refund of £51.95 due'],
    [confirmed('a'), 'Refund of £51.95 confirmed'],
  ] as const)('%#', (event, description) => {
    expect(describeEvent(event)).toBe(description);
  });
});
