import { LAYOUTS } from './layouts.js';
import { isNative, modesIn, nativeModes } from './modes.js';
import { regionsIn } from './regions.js';

const regions = ['announcement', 'header', 'sidebar', 'footer', 'subfooter'] as const;
const shownIn = (query: object, layout = LAYOUTS.standard) => {
  const shown = regionsIn(modesIn({ ...query }), layout);
  return regions.filter((region) => shown[region] !== null && shown[region] !== false);
};

describe('how a page is shown', () => {
  it('LAY-013 all regions show in the default operator mode', () => {
    expect(shownIn({})).toStrictEqual(regions);
    expect(modesIn({})).toStrictEqual(nativeModes);
  });

  it('LAY-013 LAY-014 a headless operator gets neither header nor sidebar, nor anything else', () => {
    expect(shownIn({ operator: 'headless' })).toStrictEqual([]);
  });

  it('LAY-015 in preview the chrome is hidden', () => {
    expect(shownIn({ mode: 'preview' })).toStrictEqual([]);
  });

  it('the content stays as wide as it is', () => {
    expect(regionsIn(modesIn({ mode: 'preview' }), LAYOUTS.search).width).toBe(1800);
  });

  it.each([{ operator: 'robot' }, { mode: 'edit' }, { operator: ['headless'], mode: ['preview'] }])(
    'A-16 what is unknown counts as not asked for: %j',
    (query) => {
      expect(isNative(modesIn(query))).toBe(true);
    },
  );
});
