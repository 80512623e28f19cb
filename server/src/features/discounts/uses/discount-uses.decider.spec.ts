import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
import { discountUsesDecider } from './discount-uses.decider.js';
import { DiscountUsedUp } from './discount-uses.errors.js';

const { given } = scenarioFor(discountUsesDecider);
const counter = 'd1';
const reserve = (orderId: number) => ({ type: 'ReserveUse', counter, orderId, limit: 2 }) as const;
const giveBack = (orderId: number) => ({ type: 'ReturnUse', counter, orderId }) as const;
const reserved = (orderId: number) => ({ type: 'DiscountUseReserved', counter, orderId }) as const;
const returned = (orderId: number) => ({ type: 'DiscountUseReturned', counter, orderId }) as const;

describe('the uses of a discount', () => {
  it('PAY-021 are reserved up to the limit', () => {
    given(reserved(1)).when(reserve(2)).thenEvents(reserved(2));
    given(reserved(1), reserved(2)).when(reserve(3)).thenThrows(new DiscountUsedUp());
  });

  it('are returned once per order', () => {
    given(reserved(1), reserved(2)).when(giveBack(1)).thenEvents(returned(1));
    given(reserved(1), reserved(2), returned(1)).when(giveBack(1)).thenEvents();
    given(reserved(1), reserved(2), returned(1)).when(reserve(3)).thenEvents(reserved(3));
  });
});
