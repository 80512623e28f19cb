import { LAYOUTS } from './layouts.js';
import { isNative, modesIn, nativeModes } from './modes.js';
import { regionsIn } from './regions.js';

const regions = ['announcement', 'header', 'sidebar', 'footer', 'subfooter'] as const;
const shownIn = (query: object, layout = LAYOUTS.standard) => {
  const shown = regionsIn(modesIn({ ...query }), layout);
  return regions.filter((region) => shown[region] !== null && shown[region] !== false);
};

describe('page modes', () => {
  it('LAY-013 show all regions in the default operator mode', () => {
    expect(shownIn({})).toStrictEqual(regions);
    expect(modesIn({})).toStrictEqual(nativeModes);
  });

  it('LAY-013 LAY-014 hide all regions for a headless operator', () => {
    expect(shownIn({ operator: 'headless' })).toStrictEqual([]);
  });

  it('LAY-015 hide all regions in preview', () => {
    expect(shownIn({ mode: 'preview' })).toStrictEqual([]);
  });

  it('leave the content width unchanged', () => {
    expect(regionsIn(modesIn({ mode: 'preview' }), LAYOUTS.search).width).toBe(1800);
  });

  it.each([{ operator: 'robot' }, { mode: 'edit' }, { operator: ['headless'], mode: ['preview'] }])(
    'A-16 ignore unknown values: %j',
    (query) => {
      expect(isNative(modesIn(query))).toBe(true);
    },
  );
});
