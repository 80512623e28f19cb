import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';

import { typeIn, typeText } from './product-type.js';

describe('the type field of a product', () => {
  it('shows garments by name and own types as typed', () => {
    expect(['t-shirt', 'art-print', 'tote', 'phone-case', ''].map(typeText)).toStrictEqual([
      ...['T-shirt', 'Art print', 'Tote', 'phone-case', ''],
    ]);
  });

  it('reads the names of garments in any case, and leaves other texts', () => {
    expect(GARMENTS.map((garment) => typeIn(typeText(garment)))).toStrictEqual(GARMENTS);
    expect(['art PRINT', 'Art-print', 'Phone case', 'Art print '].map(typeIn)).toStrictEqual([
      ...['art-print', 'art-print', 'Phone case', 'Art print '],
    ]);
  });
});
