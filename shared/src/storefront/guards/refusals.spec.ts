import { facts, user } from './guards.testing.js';
import { DASHBOARD_RULES, LOGIN_STATES, pageRules, refusalOf, type Rule } from './refusals.js';
import { roleOf } from './roles.js';

const path = '/orders/?page=2';

describe('where those go who may not pass', () => {
  it.each<[string, Rule, string]>([
    ['RTE-069', 'isLoggedIn', '/login/?redirect_uri=%2Forders%2F%3Fpage%3D2'],
    ['RTE-070', 'isVerified', '/sign-up/verify/'],
    ['RTE-071', 'hasSignedEula', '/sign-up/eula/'],
    ['RTE-072', 'isShopify', '/404/'],
    ['RTE-074', 'hasActiveStore', '/dashboard/'],
    ['RTE-075', 'isPro', '/teemill-plans/'],
    ['RTE-076', 'internalUser', '/dashboard/'],
    ['RTE-077', { permission: 'orders' }, '/403/'],
    ['RTE-078', 'isDirectProcessor', '/'],
  ])('%s %j', (_row, rule, place) => {
    expect(refusalOf([rule], facts(), path)).toBe(place);
  });

  it('RTE-073 who is signed in is led away from what is for others', () => {
    expect(refusalOf(['isLoggedOut'], facts({ visitor: user() }), path)).toBe('/dashboard/');
  });

  it('RTE-081 the first failure decides, in the order of the route', () => {
    expect(refusalOf(['isShopify', 'isPro'], facts(), path)).toBe('/404/');
    expect(refusalOf(['isPro', 'isShopify'], facts(), path)).toBe('/teemill-plans/');
    expect(refusalOf(['isLoggedOut'], facts(), path)).toBeUndefined();
  });

  it.each([
    [facts(), '/login/?redirect_uri=%2Forders%2F%3Fpage%3D2'],
    [facts({ visitor: user({ isVerified: false, hasSignedEula: false }) }), '/sign-up/verify/'],
    [facts({ visitor: user({ hasSignedEula: false }) }), '/sign-up/eula/'],
    [facts({ visitor: user() }), undefined],
  ])('GRD-033 the dashboard asks for a session, an address, a licence', (given, place) => {
    expect(refusalOf(DASHBOARD_RULES, given, path)).toBe(place);
  });
});

describe('the rules of a page', () => {
  it('GRD-039 follow its login state', () => {
    expect(LOGIN_STATES.map((loginState) => pageRules({ loginState, published: true }))).toEqual([
      [],
      ['isLoggedIn'],
      ['isLoggedOut'],
      ['isLoggedIn', 'isVerified', 'hasSignedEula'],
    ]);
  });

  it('GRD-040 unpublished it is for internal users alone', () => {
    const rules = pageRules({ loginState: 'logged-in', published: false });
    expect(rules).toEqual(['isLoggedIn', 'canVisitUnpublishedPages']);
    expect(refusalOf(rules, facts({ visitor: user() }), path)).toBe('/404/');
  });
});

describe('what somebody is', () => {
  it.each([
    ['visitor', facts()],
    ['logged-in', facts({ visitor: user({ isVerified: false }) })],
    ['verified', facts({ visitor: user({ hasSignedEula: false }) })],
    ['eula-signed', facts({ visitor: user() })],
    ['eula-signed', facts({ visitor: user(), project: { isActive: false } })],
    ['store-owner', facts({ visitor: user(), project: {} })],
    ['internal', facts({ visit: { isInternal: true } })],
  ])('GRD-047 GRD-048 a %s is derived from session, customer and store', (role, given) => {
    expect(roleOf(given)).toBe(role);
  });
});
