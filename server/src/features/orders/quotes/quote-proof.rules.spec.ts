import { placeOrder } from '../order.testing.js';
import { isProof } from './quote-proof.rules.js';

describe('who may answer a quote', () => {
  it.each(['ada@example.test', ' ADA@example.test ', 'PO40 9PY', 'po409py', 'PO40 9PZ'])(
    'knows %s of its order',
    (typed) => {
      expect(isProof(placeOrder, typed)).toBe(true);
    },
  );

  it.each(['', ' ', 'PO40', 'ada@example.com', 'a•••@example.test'])(
    'is not who says "%s"',
    (typed) => {
      expect(isProof(placeOrder, typed)).toBe(false);
    },
  );

  it('is not who says nothing where an address has no postcode', () => {
    const { shippingAddress } = placeOrder;
    const order = { ...placeOrder, shippingAddress: { ...shippingAddress, postcode: '' } };
    expect(['', ' '].map((typed) => isProof(order, typed))).toStrictEqual([false, false]);
  });

  it('is nobody once the person has been erased', () => {
    const erased = { email: null, shippingAddress: null, billingAddress: null };
    expect(isProof(erased, '')).toBe(false);
    expect(isProof(erased, 'ada@example.test')).toBe(false);
  });
});
