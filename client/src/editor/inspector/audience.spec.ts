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
    const came = [{ name: 'isPro', note: 'x' }, 'hologram'];
    expect(toggled(came, 'isLoggedIn', true)).toStrictEqual([...came, 'isLoggedIn']);
    expect(toggled(came, 'isPro', false)).toStrictEqual(['hologram']);
    expect(toggled(JSON.stringify(came), 'isPro', true)).toStrictEqual(['hologram', 'isPro']);
    expect(toggled(undefined, 'isPro', false)).toStrictEqual([]);
  });
});
