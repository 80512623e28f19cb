import { orderEventTypes } from './order.events.js';

const { schemaVersion, upcasters } = orderEventTypes.OrderPlaced;

describe('an order of before', () => {
  it('PAY-020 shops sold in several currencies was placed in the store’s own', () => {
    expect(upcasters?.[1]?.({ orderId: 17 })).toStrictEqual({ orderId: 17, exchangeRate: 1 });
  });

  it('CAT-010 every item named its pieces has none, unless it is a bundle', () => {
    const pieces = [{ name: 'Tee', choice: 'Navy · M' }];
    expect(schemaVersion).toBe(4);
    expect(upcasters?.[2]?.({ orderId: 17, items: [{ id: 1 }, { id: 2, pieces }] })).toStrictEqual({
      orderId: 17,
      items: [
        { id: 1, pieces: [] },
        { id: 2, pieces },
      ],
    });
  });

  it('quotes had a last day, has none', () => {
    const sent = orderEventTypes.QuoteSent.upcasters?.[1]?.({ orderId: 17, revision: 1 });
    expect(sent).toStrictEqual({ orderId: 17, revision: 1, validUntil: null });
  });

  it('ORD-005 orders had parents has none', () => {
    expect(upcasters?.[3]?.({ orderId: 17 })).toStrictEqual({ orderId: 17, parent: null });
  });
});
