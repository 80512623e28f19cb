import { declined, moved, placed, started, succeeded } from '../order.testing.js';
import { wordsOf } from './order-labels.js';

const [item] = placed.items;

describe('what happened to an order, in words', () => {
  it.each([
    [placed, 'Placed with 2 items for £51.95'],
    [{ ...placed, items: item ? [{ ...item, quantity: 1 }] : [] }, 'Placed with 1 item for £51.95'],
    [moved('to_be_paid', 'label_printed'), 'Moved from To be paid to Label printed'],
    [started('a'), 'Payment by Card started'],
    [succeeded('a'), 'Payment succeeded, transaction tx-a'],
    [declined('a'), 'Payment declined: Your card was declined'],
  ])('%#', (event, words) => {
    expect(wordsOf(event)).toBe(words);
  });
});
