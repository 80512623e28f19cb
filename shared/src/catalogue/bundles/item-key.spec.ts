import fc from 'fast-check';

import { itemKey, type Choice } from './item-key.js';

const tee: Choice = {
  productUuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  colour: 'Navy',
  size: 'M',
  bundleOptions: {},
};
const text = fc.string();
const choice = fc.record({
  productUuid: fc.uuid(),
  colour: text,
  size: text,
  bundleOptions: fc.dictionary(text, text),
});

describe('the key of an item', () => {
  it('BSK-015 is stable, as the event log contains it', () => {
    expect(itemKey(tee)).toBe('26b1fc1f4ebcf63d918d58fcb62aacf7');
  });

  it('BSK-015 is stable for bundles too', () => {
    const bundleOptions = { b: 'Navy · M', a: 'White · S', c: 'Sand · L' };
    expect(itemKey({ ...tee, bundleOptions })).toBe('b08949075a3190facfc6d3ee2b73f5ef');
  });

  it('BSK-015 is 32 hex digits, independent of the order of bundle options', () => {
    fc.assert(
      fc.property(choice, (one) => {
        const reversed = Object.fromEntries(Object.entries(one.bundleOptions).reverse());
        expect(itemKey(one)).toMatch(/^[0-9a-f]{32}$/);
        expect(itemKey({ ...one, bundleOptions: reversed })).toBe(itemKey(one));
      }),
    );
  });

  it('BSK-015 differs with each part of the choice', () => {
    fc.assert(
      fc.property(choice, choice, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(itemKey(one)).not.toBe(itemKey(other));
      }),
    );
    const near = [
      { ...tee, colour: 'Nav', size: 'yM' },
      { ...tee, bundleOptions: { M: '' } },
      { ...tee, size: 'M\u0100' },
      { ...tee, size: 'M\u0001' },
    ];
    expect(new Set([tee, ...near].map(itemKey)).size).toBe(5);
  });
});
