import { linkOf } from '@selvedge/shared/links/link';
import fc from 'fast-check';

const shop = 'https://tropic.example';

describe('a link that is taken for one of this host', () => {
  it('UTL-001 is one to the browser too', () => {
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
