import { renderToStaticMarkup } from 'react-dom/server';

import { SkuLine } from './SkuLine.js';

const shown = (sku: string) =>
  renderToStaticMarkup(<SkuLine sku={sku} />).replaceAll(/<[^>]*>/g, '');

describe('the sku of a product in the list', () => {
  it.each([
    ['CST-033', 'GBro-1'],
    ['CST-034', 'STUSUB22'],
    ['CST-035', 'FPD_1'],
    ['CST-036', 'API-TEE-M'],
    ['CST-037', 'CP'],
  ])('CAT-013 %s %s says that the product is custom', (_id, sku) => {
    expect(shown(sku)).toBe(`${sku} · Custom`);
  });

  it.each(['TRO-001', 'gbro-1', 'X-API', 'C-P'])('CAT-013 %j says nothing of the kind', (sku) => {
    expect(shown(sku)).toBe(sku);
  });

  it('CAT-014 CST-038 with BLANK in it says that the product is blank', () => {
    expect(shown('TEE-BLANK-NVY')).toBe('TEE-BLANK-NVY · Blank');
    expect(shown('TEE-blank-NVY')).toBe('TEE-blank-NVY');
    expect(shown('API-BLANK')).toBe('API-BLANK · Custom · Blank');
  });
});
