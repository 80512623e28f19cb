import { conditionPasses, smallScreenCondition, type ConditionFacts } from './conditions.js';
import { facts } from '../storefront/guards/guards.testing.js';
import { GUARDS } from '../storefront/guards/guards.js';

const { context, visit, store } = facts();
const nobody: ConditionFacts = {
  ...{ context, visit, store },
  isSignedIn: false,
  country: 'GB',
  basketQuantity: 0,
  favourites: 0,
  isPreview: false,
};
const internal = { ...visit, isInternal: true };

describe('BLX-007 the conditions of blocks', () => {
  it.each<[string, Partial<ConditionFacts>]>([
    ['isLoggedIn', { isSignedIn: true }],
    ['internalUser', { visit: internal }],
    ['canVisitUnpublishedPages', { visit: internal }],
    ['isFromEu', { country: 'IE' }],
    ['isFromRestOfWorld', { country: 'US' }],
    ['isDirectProcessor', { store: { ...store, paymentProcessor: 'direct' } }],
    ['isPro', { store: { ...store, isPro: true } }],
    ['has-basket-items', { basketQuantity: 1 }],
    ['has-favourites', { favourites: 1 }],
    ['is-preview', { isPreview: true }],
  ])('%s passes for %j, and for nobody', (name, changes) => {
    expect(conditionPasses(name, nobody)).toBe(false);
    expect(conditionPasses(name, { ...nobody, ...changes })).toBe(true);
  });

  it.each<[string, Partial<ConditionFacts>]>([
    ['isLoggedOut', { isSignedIn: true }],
    ['isNotPro', { store: { ...store, isPro: true } }],
    ['isFromUk', { country: 'IE' }],
    ['canVisitStore', { visit: { ...visit, isPasswordProtected: true } }],
  ])('%s does not pass for %j, but for a visitor', (name, changes) => {
    expect(conditionPasses(name, nobody)).toBe(true);
    expect(conditionPasses(name, { ...nobody, ...changes })).toBe(false);
  });

  it('leave it to the style sheet how small a screen is', () => {
    expect(conditionPasses(smallScreenCondition, nobody)).toBe(true);
  });

  it.each(['hasWings', 'toString', ''])('BLX-004 know nothing of %j', (name) => {
    expect(conditionPasses(name, nobody)).toBeUndefined();
  });

  it('know nothing of an account, or of a project of a maker', () => {
    const unknown = Object.keys(GUARDS).filter(
      (name) => conditionPasses(name, nobody) === undefined,
    );
    expect(unknown).toEqual(['isBespoke', 'isVerified', 'hasSignedEula', 'hasActiveStore']);
  });
});
