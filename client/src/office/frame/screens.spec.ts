import { abilitiesOf } from '@selvedge/shared/policies/policies';
import { principalsOn } from '@selvedge/shared/permissions/principals.testing';
import type { HostContext } from '@selvedge/shared/permissions/hosts';

import { documentTitle, existsOn, mayOpen, menuOf, placesOf, screensOf } from './screens.js';
import { makeRouter } from '../app/routes.js';

const router = makeRouter('/');
const routes = Object.values(router.routesById);

const anonymous = {
  ...{ id: 1, email: 'cyd@example.test', firstName: 'Cyd', lastName: '' },
  ...{ verified: true, signedEula: true, internal: false, avatar: null },
};
const sessionOf = (context: HostContext, who: string) => {
  const principal = principalsOn(context)[who];
  return { context, abilities: principal === undefined ? [] : abilitiesOf(principal) };
};
/** Screens whose access is tested below; each screen also declares its own ability. */
const bar = 'Board Orders Products Collections Creators Pages Media Theme Settings';
const textsFor = (context: HostContext, who: string) =>
  screensOf(sessionOf(context, who), routes)
    .map(({ text }) => text)
    .filter((text) => bar.split(' ').includes(text));
/** Whether all routes that match an address can be opened. */
const opens = (context: HostContext, who: string, address: string) =>
  router
    .matchRoutes(address, {})
    .every(({ staticData }) => mayOpen(sessionOf(context, who), staticData));

describe('office screens', () => {
  it.each<[HostContext, string, string]>([
    ['store', 'owner', bar],
    ['store', 'manager', bar],
    ['main-brand', 'owner', bar],
    ['store', 'member', ''],
    ['store', 'viewer', ''],
    ['main-brand', 'viewer', ''],
    ['atlas', 'viewer', 'Board Orders'],
    ['atlas', 'manager', 'Media'],
    ['atlas', 'lead', 'Board Orders Media'],
    ['atlas', 'staff', ''],
    ['atlas', 'visitor', ''],
  ])('on %s are for role %s: %s', (context, who, screens) => {
    expect(textsFor(context, who).join(' ')).toBe(screens);
  });

  it.each([
    ['/orders', true],
    ['/orders/$id', true],
    ['/products/new', false],
    ['/settings/{-$section}', false],
    ['/', true],
    ['/ordersmith', true],
  ])('let a viewer on atlas open %s: %s', (address, may) => {
    expect(opens('atlas', 'viewer', address)).toBe(may);
  });

  it.each<[HostContext, string, boolean]>([
    ['atlas', '/orders', true],
    ['atlas', '/products/new', false],
    ['atlas', '/settings/menu', false],
    ['atlas', '/nowhere', true],
    ['store', '/settings/menu', true],
    ['main-brand', '/settings/menu', true],
  ])('exist on %s at %s: %s', (context, address, exists) => {
    const matches = router.matchRoutes(address, {});
    expect(matches.every(({ staticData }) => existsOn(context, staticData))).toBe(exists);
  });

  it('all require an ability and have a unique place in the menu', () => {
    const open = routes.filter(({ options }) => options.staticData.ability === null);
    expect(open.map(({ id }) => id)).toStrictEqual(['__root__', '/']);
    const places = routes.flatMap(({ options }) => options.staticData.menu?.place ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  it('can be opened by name if their path has no parameters, menu screens first', () => {
    const named = (context: HostContext, who: string) =>
      placesOf(sessionOf(context, who), routes).map(({ text }) => text);
    const owned = named('store', 'owner');
    expect(owned).toStrictEqual(
      expect.arrayContaining(['Orders', 'New product', 'Plan', 'Comments']),
    );
    expect(owned.indexOf('Settings')).toBeLessThan(owned.indexOf('New product'));
    for (const none of ['Order', 'Your first product', 'Join the staff', 'Staff', 'Installation'])
      expect(owned).not.toContain(none);
    expect(new Set(owned).size).toBe(owned.length);
    expect(named('atlas', 'lead')).toStrictEqual(
      expect.arrayContaining(['Shops', 'Customers', 'Staff']),
    );
    expect(named('store', 'shopper')).not.toContain('Orders');
  });

  it('have unique titles', () => {
    const titles = routes
      .filter(({ options }) => options.staticData.ability !== null)
      .map(({ options }) => documentTitle(options.staticData, 'Tropic'));
    expect(titles).toContain('Products – Tropic');
    expect(titles).toContain('New product – Tropic');
    expect(titles).not.toContain('Tropic');
    expect(new Set(titles).size).toBe(titles.length);
    expect(documentTitle({}, 'Tropic')).toBe('Tropic');
  });

  it('PRM-001 appear locked in the menu if a permission can be requested, lowest first', () => {
    const lockedFor = (
      context: HostContext,
      who: string,
      kind: 'customer' | 'staff',
      secondFactorRequired = false,
    ) => {
      const user = { ...anonymous, kind };
      const session = { ...sessionOf(context, who), user, store: { active: null } };
      const flags = { isInternalOfStore: kind === 'customer', secondFactorRequired };
      const entries = menuOf({ ...session, flags }, routes);
      return entries.flatMap(({ text, missing }) =>
        missing ? [`${text}: ${missing.permission}`] : [],
      );
    };
    expect(lockedFor('store', 'member', 'customer')).toStrictEqual([
      'Board: orders',
      'Orders: orders',
      'Products: products',
      'Collections: products',
      'Creators: products',
      'Discounts: marketing',
      'Pages: pages',
      'Media: products',
      'Theme: theme',
      'Team: users',
      'Settings: settings',
    ]);
    expect(lockedFor('store', 'owner', 'customer')).toStrictEqual([]);
    expect(lockedFor('atlas', 'viewer', 'staff')).toContain('Staff: permissions-grant');
    // A missing second factor cannot be granted (IDN-005).
    expect(lockedFor('atlas', 'viewer', 'staff', true)).toStrictEqual([]);
    // Staff are redirected away from a store's dashboard (RTE-077).
    expect(lockedFor('store', 'viewer', 'staff')).toStrictEqual([]);
  });

  it('require the ability of the screen above them', () => {
    expect(opens('store', 'owner', '/products/$uuid')).toBe(true);
    expect(opens('store', 'member', '/products/$uuid')).toBe(false);
  });
});
