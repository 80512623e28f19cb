import { orderEventTypes } from './order.events.js';

describe('an order of before shops sold in several currencies', () => {
  it('PAY-020 was placed in the store’s own', () => {
    const { schemaVersion, upcasters } = orderEventTypes.OrderPlaced;
    expect(schemaVersion).toBe(2);
    expect(upcasters?.[1]?.({ orderId: 17 })).toEqual({ orderId: 17, exchangeRate: 1 });
  });
});
