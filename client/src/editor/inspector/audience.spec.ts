import { conditionPasses } from '@selvedge/shared/blocks/conditions';
import { principal } from '@selvedge/shared/permissions/principals.testing';
import { regionOf } from '@selvedge/shared/countries/countries';
import { projectFactsOf } from '@selvedge/shared/stores/plan-state/project';

import { AUDIENCES, toggleCondition } from './audience.js';

describe('block audience', () => {
  it.each(AUDIENCES)('$text is a known condition', ({ name }) => {
    const passes = conditionPasses(name, {
      principal: principal(),
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

  it('adds or removes one condition and keeps unknown ones', () => {
    const received = [{ name: 'isPro', note: 'x' }, 'hologram'];
    expect(toggleCondition(received, 'isLoggedIn', true)).toStrictEqual([
      ...received,
      'isLoggedIn',
    ]);
    expect(toggleCondition(received, 'isPro', false)).toStrictEqual(['hologram']);
    expect(toggleCondition(JSON.stringify(received), 'isPro', true)).toStrictEqual([
      'hologram',
      'isPro',
    ]);
    expect(toggleCondition(undefined, 'isPro', false)).toStrictEqual([]);
  });
});
