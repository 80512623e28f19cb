import { orderEventTypes } from './order.events.js';

const { schemaVersion, upcasters } = orderEventTypes.OrderPlaced;

describe('upcasting an old order', () => {
  it('PAY-020 sets the exchange rate to 1', () => {
    expect(upcasters?.[1]?.({ orderId: 17 })).toStrictEqual({ orderId: 17, exchangeRate: 1 });
  });

  it('CAT-010 sets the pieces of items without any to an empty list', () => {
    const pieces = [{ name: 'Tee', choice: 'Navy · M' }];
    expect(schemaVersion).toBe(7);
    expect(upcasters?.[2]?.({ orderId: 17, items: [{ id: 1 }, { id: 2, pieces }] })).toStrictEqual({
      orderId: 17,
      items: [
        { id: 1, pieces: [] },
        { id: 2, pieces },
      ],
    });
  });

  it('PAY-023 keeps the recorded tax: per piece, times the quantity', () => {
    const v4 = { orderId: 17, items: [{ id: 1, quantity: 999, price: 99, tax: 17 }] };
    const v5 = {
      orderId: 17,
      items: [{ id: 1, quantity: 999, price: 99, tax: 17, lineTax: 16_983 }],
    };
    expect(upcasters?.[4]?.(v4)).toStrictEqual(v5);
    expect(orderEventTypes.QuotePriced.upcasters?.[1]?.(v4)).toStrictEqual(v5);
  });

  it('sets the discounts to none', () => {
    expect(upcasters?.[6]?.({ orderId: 17 })).toStrictEqual({ orderId: 17, discounts: [] });
  });

  it('sets the last day of a quote to null', () => {
    const sent = orderEventTypes.QuoteSent.upcasters?.[1]?.({ orderId: 17, revision: 1 });
    expect(sent).toStrictEqual({ orderId: 17, revision: 1, validUntil: null });
  });

  it('PAY-023 records no rates: every tax was 20 %', () => {
    const taxed = { orderId: 17, totals: { goodsTax: 800 } };
    expect(upcasters?.[5]?.(taxed)).toStrictEqual({ ...taxed, tax: null });
    expect(orderEventTypes.QuotePriced.upcasters?.[2]?.(taxed)).toStrictEqual({
      ...taxed,
      tax: null,
    });
  });

  it('ORD-005 sets the parent to null', () => {
    expect(upcasters?.[3]?.({ orderId: 17 })).toStrictEqual({ orderId: 17, parent: null });
  });
});
