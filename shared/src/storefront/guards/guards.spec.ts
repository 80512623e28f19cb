import { countryIn, EU_COUNTRIES, geoCookie } from '../countries.js';
import { BADGE_CODES, type GuardFacts } from './facts.js';
import {
  GUARDS,
  hasBadge,
  hasPermission,
  lacksBadge,
  seesFavourites,
  seesNewHomepage,
  type GuardName,
} from './guards.js';
import { facts, user } from './guards.testing.js';

const staff = facts({ visit: { isInternal: true } });
const owner = facts({ visit: { isInternalOfStore: true, isAllowed: true } });

describe('the guards of routes', () => {
  it.each<[string, GuardName, GuardFacts, boolean]>([
    ['GRD-003', 'internalUser', staff, true],
    ['GRD-003', 'internalUser', owner, true],
    ['GRD-003', 'internalUser', facts(), false],
    ['GRD-004', 'canVisitStore', facts({ visit: { isComingSoon: true } }), false],
    ['GRD-005', 'canVisitStore', facts({ visit: { isPasswordProtected: true } }), false],
    ['GRD-005', 'canVisitStore', facts(), true],
    ['GRD-007', 'canVisitCountdownPage', facts({ visit: { isComingSoon: true } }), true],
    ['GRD-007', 'canVisitCountdownPage', facts(), false],
    ['GRD-008', 'canVisitLogin', facts({ visit: { isPasswordProtected: true } }), true],
    ['GRD-008', 'canVisitLogin', facts(), false],
    ['GRD-009', 'canVisitUnpublishedPages', staff, true],
    ['GRD-009', 'canVisitUnpublishedPages', facts({ visitor: user() }), false],
    ['GRD-010 CST-030', 'isBespoke', facts({ project: { companyId: 52 } }), true],
    ['GRD-010', 'isBespoke', facts({ project: { companyId: 53 } }), false],
    ['GRD-010', 'isBespoke', facts(), false],
    ['GRD-012', 'isLoggedIn', facts({ visitor: user() }), true],
    ['GRD-012', 'isLoggedIn', facts(), false],
    ['GRD-013', 'isLoggedOut', facts(), true],
    ['GRD-013', 'isLoggedOut', facts({ visitor: user() }), false],
    ['GRD-014', 'isAtlas', facts({ context: 'atlas' }), true],
    ['GRD-014', 'isAtlas', facts(), false],
    ['GRD-015', 'isTurbo', facts({ context: 'turbo' }), true],
    ['GRD-015', 'isTurbo', facts(), false],
    ['GRD-016', 'isTurboOrInternalUser', facts({ context: 'turbo' }), true],
    ['GRD-016', 'isTurboOrInternalUser', staff, true],
    ['GRD-016', 'isTurboOrInternalUser', facts(), false],
    ['GRD-017', 'isShopify', facts({ store: { integration: 'shopify' } }), true],
    ['GRD-017', 'isShopify', facts(), false],
    ['GRD-018', 'isNotShopify', facts(), true],
    ['GRD-018', 'isNotShopify', facts({ store: { integration: 'shopify' } }), false],
    ['GRD-036', 'isTeemillProcessor', facts(), true],
    ['GRD-036', 'isTeemillProcessor', facts({ store: { paymentProcessor: 'direct' } }), true],
    ['GRD-037', 'isDirectProcessor', facts({ store: { paymentProcessor: 'direct' } }), true],
    ['GRD-037', 'isDirectProcessor', facts(), false],
  ])('%s %s', (_row, guard, given, passes) => {
    expect(GUARDS[guard](given)).toBe(passes);
  });

  it.each([
    ['the sub-domain’s flag in a shop', facts({ store: { isPro: true } }), true],
    ['nothing of the project there', facts({ project: { isPro: true } }), false],
    [
      'the project’s on the main brand',
      facts({ context: 'main-brand', project: { isPro: true } }),
      true,
    ],
    [
      'the project’s in division 12',
      facts({ visit: { division: 12 }, project: { isPro: true } }),
      true,
    ],
    ['no project at all there', facts({ visit: { division: 12 }, store: { isPro: true } }), false],
  ])('GRD-011 isPro reads %s, and isNotPro is its negation', (_case, given, isPro) => {
    expect([GUARDS.isPro(given), GUARDS.isNotPro(given)]).toEqual([isPro, !isPro]);
  });

  it.each([
    [{ integration: 'shopify' } as const, true],
    [{ integration: 'shopify', deliveryProfileId: 'p-1' } as const, false],
    [{}, false],
  ])('GRD-032 a delivery profile is needed by %j: %p', (store, needs) => {
    expect(GUARDS.needsShopifyDeliveryProfile(facts({ store }))).toBe(needs);
  });

  it.each([
    ['GB', [true, false, false]],
    ['IE', [false, true, false]],
    ['US', [false, false, true]],
  ])('GRD-019 GRD-020 GRD-021 a visitor from %s', (country, passed) => {
    const given = facts({ visitor: { country } });
    const { isFromUk, isFromEu, isFromRestOfWorld } = GUARDS;
    expect([isFromUk, isFromEu, isFromRestOfWorld].map((guard) => guard(given))).toEqual(passed);
  });

  it('GRD-020 CST-016 the Union has 27 members', () => {
    expect(EU_COUNTRIES.join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    );
  });

  it.each([
    [['de', 'US'], 'DE'],
    [[undefined, ' us '], 'US'],
    [['Germany', 'XX', 'T1'], 'GB'],
    [[], 'GB'],
  ])('GRD-022 of what is known, %j, the country is %s', (known, country) => {
    expect([geoCookie, countryIn(known)]).toEqual(['geo-country', country]);
  });

  it('GRD-031 a badge is completed when it is there and unlocked, and has its inverse', () => {
    const badges = [
      { code: 'theme', unlocked: true },
      { code: 'profile', unlocked: false },
    ];
    const given = facts({ project: { badges } });
    const passed = (['theme', 'profile', 'designer'] as const).map((code) => hasBadge(code)(given));
    expect(passed).toEqual([true, false, false]);
    expect(hasBadge('theme')(facts())).toBe(false);
    expect([lacksBadge('theme')(given), lacksBadge('profile')(given)]).toEqual([false, true]);
  });

  it.each([
    ['GRD-023', 'sign-up'],
    ['GRD-024', 'sign-up-shopify'],
    ['GRD-025', 'billing'],
    ['GRD-026', 'designer'],
    ['GRD-027', 'profile'],
    ['GRD-028', 'theme'],
    ['GRD-029', 'homepage'],
    ['GRD-030', 'entrepreneur'],
  ] as const)('%s GRD-031 the badge %s is completed, or not', (_row, code) => {
    const withBadge = (unlocked: boolean) => facts({ project: { badges: [{ code, unlocked }] } });
    const others = BADGE_CODES.filter((one) => one !== code);
    expect([withBadge(true), withBadge(false)].map(hasBadge(code))).toEqual([true, false]);
    expect([withBadge(true), withBadge(false)].map(lacksBadge(code))).toEqual([false, true]);
    expect(others.map((one) => hasBadge(one)(withBadge(true)))).not.toContain(true);
  });

  it('GRD-034 GRD-035 split tests show the new homepage, and favourites', () => {
    const given = facts({ visitor: { variations: { homepage: 'new', favourites: 'show' } } });
    expect([seesNewHomepage(given), seesFavourites(given)]).toEqual([true, true]);
    const other = facts({ visitor: { variations: { homepage: 'old' } } });
    expect([seesNewHomepage(other), seesFavourites(other)]).toEqual([false, false]);
  });

  it('GRD-038 one guard for all permissions', () => {
    const given = facts({ visitor: { permissions: ['orders'] } });
    expect([hasPermission('orders')(given), hasPermission('theme')(given)]).toEqual([true, false]);
  });
});
