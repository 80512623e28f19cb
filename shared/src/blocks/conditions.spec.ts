import { BADGE_CODES, type BadgeCode } from '../stores/plan-state/plan-state.js';
import { principal } from '../permissions/principals.testing.js';
import { regionOf } from '../countries/countries.js';
import { projectFactsOf } from '../stores/plan-state/project.js';
import { conditionPasses, smallScreenCondition, type ConditionFacts } from './conditions.js';

/** Signed-out visitor from Britain in an open shop. */
const anonymous: ConditionFacts = {
  principal: principal(),
  shop: { isComingSoon: false, isPasswordProtected: false },
  project: projectFactsOf([]),
  paymentProcessor: 'teemill',
  region: regionOf('GB'),
  basketQuantity: 0,
  favourites: 0,
  isPreview: false,
};
const closed = { isComingSoon: false, isPasswordProtected: true };
const soon = { isComingSoon: true, isPasswordProtected: false };

describe('BLX-007 block conditions', () => {
  it.each<[string, Partial<ConditionFacts>]>([
    ['GRD-012 isLoggedIn', { principal: principal({ kind: 'customer' }) }],
    ['GRD-003 internalUser', { principal: principal({ kind: 'staff' }) }],
    ['GRD-003 internalUser', { principal: principal({ kind: 'customer', isMember: true }) }],
    ['GRD-003 ATL-021 internalUser', { principal: principal({ context: 'atlas' }) }],
    ['GRD-009 canVisitUnpublishedPages', { principal: principal({ kind: 'staff' }) }],
    ['GRD-007 canVisitCountdownPage', { shop: soon }],
    ['GRD-008 canVisitLogin', { shop: closed }],
    ['GRD-014 isAtlas', { principal: principal({ context: 'atlas' }) }],
    ['GRD-015 isTurbo', { principal: principal({ context: 'turbo' }) }],
    ['GRD-016 isTurboOrInternalUser', { principal: principal({ context: 'turbo' }) }],
    ['GRD-016 isTurboOrInternalUser', { principal: principal({ kind: 'staff' }) }],
    ['GRD-017 isShopify', { project: { ...projectFactsOf([]), isShopify: true } }],
    [
      'GRD-032 needsShopifyDeliveryProfile',
      { project: { ...projectFactsOf([]), needsDeliveryProfile: true } },
    ],
    ['GRD-020 isFromEu', { region: regionOf('IE') }],
    ['GRD-021 isFromRestOfWorld', { region: regionOf('US') }],
    ['GRD-037 isDirectProcessor', { paymentProcessor: 'direct' }],
    ['GRD-011 isPro', { project: { ...projectFactsOf([]), isPro: true } }],
    ['GRD-010 isBespoke', { project: { ...projectFactsOf([]), isBespoke: true } }],
    ['has-basket-items', { basketQuantity: 1 }],
    ['has-favourites', { favourites: 1 }],
    ['is-preview', { isPreview: true }],
  ])('%s passes for %j, but not for a plain visitor', (title, changes) => {
    const name = title.split(' ').at(-1) ?? '';
    expect(conditionPasses(name, anonymous)).toBe(false);
    expect(conditionPasses(name, { ...anonymous, ...changes })).toBe(true);
  });

  it.each<[string, Partial<ConditionFacts>]>([
    ['GRD-013 isLoggedOut', { principal: principal({ kind: 'customer' }) }],
    ['GRD-011 isNotPro', { project: { ...projectFactsOf([]), isPro: true } }],
    ['GRD-018 isNotShopify', { project: { ...projectFactsOf([]), isShopify: true } }],
    ['GRD-019 isFromUk', { region: regionOf('IE') }],
    ['GRD-004 canVisitStore', { shop: soon }],
    ['GRD-005 canVisitStore', { shop: closed }],
  ])('%s fails for %j, but passes for a plain visitor', (title, changes) => {
    const name = title.split(' ').at(-1) ?? '';
    expect(conditionPasses(name, anonymous)).toBe(true);
    expect(conditionPasses(name, { ...anonymous, ...changes })).toBe(false);
  });

  it('GRD-007 hide the countdown from visitors with access', () => {
    const invited = { ...anonymous, shop: soon, principal: principal({ hasPassedGate: true }) };
    expect(conditionPasses('canVisitCountdownPage', invited)).toBe(false);
    expect(conditionPasses('canVisitStore', invited)).toBe(true);
  });

  it('GRD-036 count teemill and direct as our payment processors', () => {
    for (const paymentProcessor of ['teemill', 'direct'] as const) {
      expect(conditionPasses('isTeemillProcessor', { ...anonymous, paymentProcessor })).toBe(true);
    }
  });

  it.each([
    ['GRD-023', 'sign-up', 'SignUp'],
    ['GRD-024', 'shopify-sign-up', 'ShopifySignUp'],
    ['GRD-025', 'card', 'Card'],
    ['GRD-026', 'designer', 'Designer'],
    ['GRD-027', 'profile', 'Profile'],
    ['GRD-028', 'theme', 'Theme'],
    ['GRD-029', 'homepage', 'Homepage'],
    ['GRD-030', 'entrepreneur', 'Entrepreneur'],
  ] as const)('%s tell whether the badge %s is completed', (_, badge, name) => {
    const others = BADGE_CODES.filter((code) => code !== badge);
    const passes = (unlocked: readonly BadgeCode[], suffix: string) => {
      const project = { ...projectFactsOf([]), badges: new Set(unlocked) };
      return conditionPasses(`is${name}Badge${suffix}`, { ...anonymous, project });
    };
    expect([passes([badge], 'Completed'), passes([badge], 'NotCompleted')]).toStrictEqual([
      true,
      false,
    ]);
    expect([passes(others, 'Completed'), passes(others, 'NotCompleted')]).toStrictEqual([
      false,
      true,
    ]);
  });

  it('always pass for small screens, which the style sheet handles', () => {
    expect(conditionPasses(smallScreenCondition, anonymous)).toBe(true);
  });

  it.each(['hasWings', 'toString', ''])('BLX-004 are undefined for %j', (name) => {
    expect(conditionPasses(name, anonymous)).toBeUndefined();
  });

  it.each(['isVerified', 'hasSignedEula', 'hasActiveStore'])(
    'leave account conditions undefined: %s',
    (name) => {
      expect(conditionPasses(name, anonymous)).toBeUndefined();
    },
  );
});
