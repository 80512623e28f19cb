import { isBlankSku, isCustomSku } from './custom-sku.js';

describe('a sku', () => {
  it.each(['GBro-1', 'STUSUB22', 'FPD_1', 'API-TEE-M', 'CP'])(
    'CAT-013 CST-033 to CST-037 %s is that of a custom product',
    (sku) => {
      expect(isCustomSku(sku)).toBe(true);
    },
  );

  it.each(['', 'TRO-001', 'gbro-1', 'X-API', 'C-P'])('CAT-013 %j is not', (sku) => {
    expect(isCustomSku(sku)).toBe(false);
  });

  it('CAT-014 CST-038 with BLANK in it marks a blank product', () => {
    expect(isBlankSku('TEE-BLANK-NVY')).toBe(true);
    expect(isBlankSku('TEE-blank-NVY')).toBe(false);
    expect(isBlankSku('TEE-NVY')).toBe(false);
  });
});
