import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { DiscountEvent } from './aggregate/discount.events.js';

/** Answers that depend on the automatic discounts of a store. */
export const discountsTag = 'discounts';

export const discountTags: TagTable<DiscountEvent> = {
  on: {
    DiscountCreated: () => [discountsTag],
    DiscountChanged: () => [discountsTag],
    DiscountPaused: () => [discountsTag],
    DiscountResumed: () => [discountsTag],
  },
};
