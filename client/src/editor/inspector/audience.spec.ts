import { conditionPasses } from '@selvedge/shared/blocks/conditions';
import { asker } from '@selvedge/shared/permissions/askers.testing';
import { regionOf } from '@selvedge/shared/storefront/countries';
import { projectFactsOf } from '@selvedge/shared/stores/standing/project';

import { AUDIENCES, toggled } from './audience.js';

describe('who sees a block', () => {
  it.each(AUDIENCES)('$text is a condition that is known', ({ name }) => {
    const passes = conditionPasses(name, {
      asker: asker(),
      shop: { isComingSoon: false, isPasswordProtected: false },
      project: projectFactsOf([]),
      paymentProcessor: 'teemill',
      region: regionOf('GB'),
      basketQuantity: 0,
      favourites: 0,
      isPreview: false,
    });
    expect(passes).toBeDefined();
  });

  it('is one more condition, or one fewer, and what else came stays', () => {
    const received = [{ name: 'isPro', note: 'x' }, 'hologram'];
    expect(toggled(received, 'isLoggedIn', true)).toStrictEqual([...received, 'isLoggedIn']);
    expect(toggled(received, 'isPro', false)).toStrictEqual(['hologram']);
    expect(toggled(JSON.stringify(received), 'isPro', true)).toStrictEqual(['hologram', 'isPro']);
    expect(toggled(undefined, 'isPro', false)).toStrictEqual([]);
  });
});
