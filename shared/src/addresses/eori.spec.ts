import { isEoriOf, takesEori } from './eori.js';

describe('EORI numbers', () => {
  it.each([
    ['GB', 'DE', true],
    ['US', 'FR', true],
    ['DE', 'GB', true],
    ['US', 'GB', true],
    ['DE', 'FR', false],
    ['GB', 'GB', false],
    ['GB', 'US', false],
    ['DE', 'CH', false],
  ])('ORD-002 of recipients are needed from %s to %s: %s', (from, to, isNeeded) => {
    expect(takesEori(from, to)).toBe(isNeeded);
  });

  it.each([
    ['GB', 'GB123456789000'],
    ['GB', 'GB123456789000123'],
    ['GB', 'XI123456789000'],
    ['DE', 'DE1234567'],
    ['FR', 'DE1234567'],
    ['IE', 'IE1234567AB'],
    ['NL', 'NL123456789012345'],
  ])('ORD-002 in %s can be %s', (country, eori) => {
    expect(isEoriOf(country, eori)).toBe(true);
  });

  it.each([
    ['GB', 'GB12345678900'],
    ['GB', 'DE1234567'],
    ['DE', 'GB123456789000'],
    ['DE', 'XI123456789000'],
    ['DE', 'DE'],
    ['DE', 'DE1234567890123456'],
    ['DE', '1234567'],
    ['US', 'US1234567'],
  ])('ORD-002 in %s cannot be %s', (country, eori) => {
    expect(isEoriOf(country, eori)).toBe(false);
  });
});
