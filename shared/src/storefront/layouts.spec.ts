import { LAYOUTS } from './layouts.js';
import { definitionOf, type ScreenName } from './screens.js';

describe('layouts', () => {
  it('LAY-002 are these seven', () => {
    expect(Object.keys(LAYOUTS).toSorted()).toStrictEqual(
      ['tool', 'blank', 'standard', 'studio', 'mail', 'cart', 'search'].toSorted(),
    );
  });

  it('LAY-008 LAY-009 CST-043 CST-044 have the specified widths', () => {
    expect(LAYOUTS.studio.width).toBe(1800);
    expect(LAYOUTS.search.width).toBe(1800);
    expect(LAYOUTS.mail.width).toBe(520);
  });

  it.each<[ScreenName, keyof typeof LAYOUTS]>([
    ['home', 'standard'],
    ['basket', 'cart'],
    ['checkout', 'cart'],
    ['pay', 'cart'],
    ['login', 'blank'],
    ['countdown', 'blank'],
    ['under-review', 'blank'],
    ['search', 'search'],
  ])('LAY-001 assign to %s the layout %s', (screen, name) => {
    expect(definitionOf(screen).layout).toBe(name);
  });

  it('LAY-003 LAY-007 define visible regions and width', () => {
    for (const layout of Object.values(LAYOUTS)) {
      expect(Object.keys(layout).toSorted()).toStrictEqual(
        ['announcement', 'footer', 'header', 'sidebar', 'subfooter', 'width'].toSorted(),
      );
    }
    const widths = Object.entries(LAYOUTS).filter(([, { width }]) => typeof width !== 'number');
    expect(widths.map(([name, { width }]) => [name, width])).toStrictEqual([
      ['tool', 'full'],
      ['blank', 'full'],
      ['standard', 'container'],
      ['cart', 'container'],
    ]);
  });
});
