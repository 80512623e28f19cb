import { isBlankSku, isCustomSku } from './custom-sku.js';

describe('what a sku says of its product', () => {
  it.each(['GBro1', 'STUSUB-2', 'FPD', 'API-77', 'CP0'])('%s was made for one customer', (sku) => {
    expect(isCustomSku(sku)).toBe(true);
  });

  it.each(['', 'TEE-API', 'api-77', 'GB-1', 'TEE-01'])('%j was not', (sku) => {
    expect(isCustomSku(sku)).toBe(false);
  });

  it.each([
    ['BLANK', true],
    ['TEE-BLANK-M', true],
    ['TEE-blank', false],
    ['TEE-01', false],
  ])('of %s nothing is printed: %s', (sku, isBlank) => {
    expect(isBlankSku(sku)).toBe(isBlank);
  });
});
