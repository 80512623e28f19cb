import type { Discount } from './discount.js';

/** A discount of 10 percent on everything, with these changes. */
export function discountWith(changes: Partial<Discount> = {}): Discount {
  return {
    uuid: '5f0c5e0a-0f5e-4d6f-9d7e-000000000001',
    title: 'Welcome',
    method: 'code',
    code: 'WELCOME10',
    value: { kind: 'percent', percent: 10 },
    products: [],
    collections: [],
    minimumSpend: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
    forNewSubscribers: false,
    isPaused: false,
    ...changes,
  };
}
