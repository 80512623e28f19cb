import { placeOrder } from '../order.testing.js';
import { isProof } from './quote-proof.rules.js';

describe('the proof of being the customer of a quote', () => {
  it.each(['ada@example.test', ' ADA@example.test ', 'PO40 9PY', 'po409py', 'PO40 9PZ'])(
    'accepts %s',
    (typed) => {
      expect(isProof(placeOrder, typed)).toBe(true);
    },
  );

  it.each(['', ' ', 'PO40', 'ada@example.com', 'a•••@example.test'])('rejects "%s"', (typed) => {
    expect(isProof(placeOrder, typed)).toBe(false);
  });

  it('rejects an empty value if an address has no postcode', () => {
    const { shippingAddress } = placeOrder;
    const order = { ...placeOrder, shippingAddress: { ...shippingAddress, postcode: '' } };
    expect(['', ' '].map((typed) => isProof(order, typed))).toStrictEqual([false, false]);
  });

  it("rejects everything after the customer's erasure", () => {
    const erased = { email: null, shippingAddress: null, billingAddress: null };
    expect(isProof(erased, '')).toBe(false);
    expect(isProof(erased, 'ada@example.test')).toBe(false);
  });
});
