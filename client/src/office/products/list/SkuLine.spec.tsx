import { renderToStaticMarkup } from 'react-dom/server';

import { SkuLine } from './SkuLine.js';

const shown = (sku: string) =>
  renderToStaticMarkup(<SkuLine sku={sku} />).replaceAll(/<[^>]*>/g, '');

describe('SkuLine', () => {
  it.each([
    ['CST-033', 'GBro-1'],
    ['CST-034', 'STUSUB22'],
    ['CST-035', 'FPD_1'],
    ['CST-036', 'API-TEE-M'],
    ['CST-037', 'CP'],
  ])('CAT-013 %s labels %s as custom', (_id, sku) => {
    expect(shown(sku)).toBe(`${sku} · Custom`);
  });

  it.each(['TRO-001', 'gbro-1', 'X-API', 'C-P'])('CAT-013 does not label %j as custom', (sku) => {
    expect(shown(sku)).toBe(sku);
  });

  it('CAT-014 CST-038 labels a SKU with upper-case BLANK as blank', () => {
    expect(shown('TEE-BLANK-NVY')).toBe('TEE-BLANK-NVY · Blank');
    expect(shown('TEE-blank-NVY')).toBe('TEE-blank-NVY');
    expect(shown('API-BLANK')).toBe('API-BLANK · Custom · Blank');
  });
});
