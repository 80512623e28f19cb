import { isBlankSku, isCustomSku } from './custom-sku.js';

describe('a sku', () => {
  it.each(['GBro1', 'STUSUB-2', 'FPD', 'API-77', 'CP0'])(
    '%s marks a product made for one customer',
    (sku) => {
      expect(isCustomSku(sku)).toBe(true);
    },
  );

  it.each(['', 'TEE-API', 'api-77', 'GB-1', 'TEE-01'])(
    '%j does not mark a custom product',
    (sku) => {
      expect(isCustomSku(sku)).toBe(false);
    },
  );

  it.each([
    ['BLANK', true],
    ['TEE-BLANK-M', true],
    ['TEE-blank', false],
    ['TEE-01', false],
  ])('%s marks a blank product: %s', (sku, isBlank) => {
    expect(isBlankSku(sku)).toBe(isBlank);
  });
});
