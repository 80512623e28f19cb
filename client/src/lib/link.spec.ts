import { linkOf } from '@selvedge/shared/links/link';
import fc from 'fast-check';

const shop = 'https://tropic.example';

describe('isOwnLink', () => {
  it('UTL-001 agrees with the browser', () => {
    const text = fc.string({ unit: fc.constantFrom(...'/\\.:@#?ab \t') });
    fc.assert(
      fc.property(text, (raw) => {
        if (linkOf(raw, shop).kind !== 'internal') return;
        expect(new URL(raw, `${shop}/a/`).origin).toBe(shop);
      }),
      { numRuns: 2_000 },
    );
  });
});
