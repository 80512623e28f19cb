import { cartMessageOf } from './cart-message.js';

describe('a frame message', () => {
  it.each([undefined, null, 'add', 7, {}, [], { height: 300 }])(
    'BSK-012 is ignored if it is %j',
    (data) => {
      expect(cartMessageOf(data)).toBeUndefined();
    },
  );

  it('BSK-012 adds one variant or several items', () => {
    expect(cartMessageOf({ variantId: 'TEE-M', other: 1 })).toStrictEqual({ variantId: 'TEE-M' });
    expect(cartMessageOf({ items: [{ variantId: 'TEE-M' }] })).toStrictEqual({
      items: [{ variantId: 'TEE-M' }],
    });
    expect(cartMessageOf({ items: [] })).toStrictEqual({ items: [] });
  });

  it('VAL-046 ERR-065 cannot contain both', () => {
    expect(cartMessageOf({ variantId: 'a', items: [] })).toBe(
      'variantId and items cannot be used together',
    );
  });

  it.each([7, null, {}, ['a']])(
    'VAL-047 ERR-066 requires a text as variantId, not %j',
    (variantId) => {
      expect(cartMessageOf({ variantId })).toBe('variantId must be a string if provided');
    },
  );

  it.each(['a', null, { 0: 'a' }])('VAL-048 ERR-067 requires a list as items, not %j', (items) => {
    expect(cartMessageOf({ items })).toBe('items must be an array if provided');
  });
});
