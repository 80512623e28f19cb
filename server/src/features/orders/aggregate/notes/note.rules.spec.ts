import { scenarioFor } from '../../../../platform/event-log/testing/event-log.testing.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';
import type { OrderEvent } from '../order.events.js';
import { placed } from '../../order.testing.js';
import { OrderNoteEmpty, TooManyOrderNotes } from './note.errors.js';

const { given } = scenarioFor(orderDecider);
const { orderId, hash, subject } = placed;
const write = (text: string, noteId = 'one') =>
  ({ type: 'WriteOrderNote', orderId, noteId, text }) as const;
const written = (text: string, noteId = 'one'): OrderEvent => ({
  ...{ type: 'OrderNoteWritten', orderId, hash, subject },
  ...{ noteId, text },
});

describe('a note on an order', () => {
  it('is trimmed and recorded once, for the data subject of the order', () => {
    given(placed).when(write(' Call first ')).thenEvents(written('Call first'));
    given(placed, written('Call first')).when(write('Call first')).thenEvents();
    given(placed, written('Call first'))
      .when(write('Called', 'two'))
      .thenEvents(written('Called', 'two'));
  });

  it('needs text and an existing order', () => {
    given(placed).when(write('  ')).thenThrows(new OrderNoteEmpty());
    given().when(write('Call first')).thenThrows(new OrderNotFound());
  });

  it('is limited to 200 per order', () => {
    const all = Array.from({ length: 200 }, (_, nth) => written('Again', String(nth)));
    given(placed, ...all)
      .when(write('Once more'))
      .thenThrows(new TooManyOrderNotes(200));
  });
});
