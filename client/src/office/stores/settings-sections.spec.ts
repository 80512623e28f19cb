import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

import { changedSections, sectionOf } from './section-keys.js';
import { sectionIn } from './settings-sections.js';
import { plainSettings } from './settings.testing.js';

describe('settings sections', () => {
  it('are found by name; the first one is shown without a name, and none for an unknown one', () => {
    expect(sectionIn('menu')).toBe('menu');
    expect(sectionIn('nowhere')).toBeUndefined();
    expect(sectionIn('General')).toBeUndefined();
    expect(sectionIn('')).toBeUndefined();
    expect(sectionIn(undefined)).toBe('general');
  });

  it('are found by the path of a field', () => {
    expect(sectionOf('mainMenu.0.submenu.1.items.2.link')).toBe('menu');
    expect(sectionOf('gatePassword')).toBe('access');
    expect(sectionOf('currency')).toBe('currencies');
    expect(sectionOf('position')).toBeUndefined();
  });

  it('are listed for a conflict notice if they differ', () => {
    const before: StoreSettings = { ...plainSettings, mainMenu: [{ text: 'Ocean', href: '/' }] };
    const after = { ...before, mainMenu: [], comingSoon: { ...before.comingSoon, enabled: true } };
    expect(changedSections(before, after)).toStrictEqual(['Menu', 'Access']);
    expect(changedSections(before, { ...before })).toStrictEqual([]);
  });
});
