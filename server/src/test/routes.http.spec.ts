import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import { tableOf, expectedTable } from '@selvedge/shared/policies/matrix.testing';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import { acceptedLines, guarded, open, screens, visited } from './accepted-routes.testing.js';
import type { Answer, Browser } from '../platform/testing/browser.js';
import { RouteList } from './route-list.testing.js';
import { startApp, type TestApp } from '../platform/testing/start-app.js';
import { callRoute, fetchToken, outcomeOf } from './route-answers.testing.js';

describe('the routes of the server', () => {
  let app: TestApp;
  let shop: Store;
  let answers: Readonly<Record<'onShop' | 'onMainBrand' | 'onAtlas', string>>;

  beforeAll(async () => {
    app = await startApp({}, [RouteList]);
    shop = await app.openStore();
    // Computed once, because each host gets thousands of requests.
    answers = {
      onShop: await answersOn(shop.code),
      onMainBrand: await answersOn(''),
      onAtlas: await answersOn('atlas'),
    };
  }, 180_000);
  afterAll(() => app.close());

  it('are guarded by a listed policy, or unguarded for a listed reason', () => {
    const { served, declared } = app.get(RouteList);
    const rows = new Map([...served].map((route) => [route, 'open']));
    for (const { method, path, row, guards } of declared)
      if (row !== undefined || guards.length > 0)
        rows.set(`${method} ${path}`, row ?? 'shop.visit');
    for (const screen of screens) rows.delete(screen);
    const lines = [...rows].map(([route, row]) => `${route}\t${row}`);
    // Lines to add to accepted-routes.tsv, if they are intended, and to remove from it.
    expect({
      toAdd: lines.filter((line) => !acceptedLines.has(line)),
      toRemove: [...acceptedLines].filter((line) => !lines.includes(line)),
      withoutReason: Object.keys(open).filter((route) => open[route] === ''),
    }).toEqual({ toAdd: [], toRemove: [], withoutReason: [] });
    expect(declared.filter(({ method, path }) => !served.has(`${method} ${path}`))).toEqual([]);
  });

  /** One browser per kind of caller, on a host. */
  async function callersOn(host: string): Promise<Readonly<Record<string, Browser>>> {
    const as = (role: 'owner' | 'member', ...divisions: readonly number[]) =>
      app.signInCustomer(
        host,
        divisions.map((division) => ({ division, role, permissions: [] })),
      );
    const people = {
      visitor: app.visitor(host),
      shopper: await as('owner'),
      member: await as('member', shop.division, MAIN_DIVISION),
      owner: await as('owner', shop.division, MAIN_DIVISION),
      stranger: await as('owner', (await app.openStore()).division),
      staff: await app.signInStaff([], host),
      lead: await app.signInStaff(ATLAS_PERMISSIONS, host),
    };
    await Promise.all(Object.values(people).map(fetchToken));
    return people;
  }

  async function answersOn(host: string): Promise<string> {
    const people = await callersOn(host);
    const lines: [string, string[]][] = [];
    // One policy at a time: among thousands of queued calls, late ones would be cut off by the
    // server.
    for (const [row, routes] of Object.entries(guarded)) {
      const cells = Object.values(people).map(async (person) => {
        const answers = await Promise.all(routes.map((route) => callRoute(person, route, shop)));
        return [...new Set(answers.map(outcomeOf))].join(' or ');
      });
      lines.push([row, await Promise.all(cells)]);
    }
    return tableOf(Object.keys(people), Object.fromEntries(lines));
  }

  it('refuse callers by policy on the host of a shop', () => {
    expect(answers.onShop).toBe(expectedTable`
                            visitor   shopper   member    owner     stranger  staff     lead
    account.use             401       yes       yes       yes       yes       yes       yes
    team.manage             401       403       403       yes       403       403       yes
    people.erase            404       404       404       404       404       404       404
    collections.manage      401       403       403       yes       403       403       yes
    creators.manage         401       403       403       yes       403       403       yes
    customers.look-after    404       404       404       404       404       404       404
    discounts.manage        401       403       403       yes       403       403       yes
    installation.manage     404       404       404       404       404       404       404
    media.manage            401       403       403       yes       403       403       yes
    notifications.receive   401       403       yes       yes       403       403       403
    sale-mails.choose       401       403       403       yes       403       403       yes
    push.subscribe          401       yes       yes       yes       yes       403       403
    notifications.send      401       403       403       yes       403       403       yes
    shops.open              404       404       404       404       404       404       404
    shops.look-after        401       403       yes       yes       403       403       403
    orders.view             401       403       403       yes       403       403       yes
    orders.view-all         404       404       404       404       404       404       404
    orders.see-pictures     404       404       404       404       404       404       404
    orders.change-status    404       404       404       404       404       404       404
    orders.confirm-refund   404       404       404       404       404       404       404
    orders.refund           404       404       404       404       404       404       404
    labels.print            404       404       404       404       404       404       404
    quotes.manage           404       404       404       404       404       404       404
    orders.sort             404       404       404       404       404       404       404
    pages.manage            401       403       403       yes       403       403       yes
    pages.publish           401       403       403       yes       403       403       yes
    pages.edit              401       403       403       yes       403       403       yes
    pages.join              401       403       yes       yes       403       403       yes
    pages.connect           401       403       403       yes       403       403       yes
    comments.write          401       403       403       yes       403       403       yes
    business.manage         401       403       403       yes       403       403       yes
    plan.ask                401       403       403       yes       403       403       yes
    stores.look-after       404       404       404       404       404       404       404
    products.manage         401       403       403       yes       403       403       yes
    products.view-history   401       403       403       yes       403       403       yes
    products.moderate       404       404       404       404       404       404       404
    staff.manage            404       404       404       404       404       404       404
    users.mute              404       404       404       404       404       404       404
    profile.own             404       404       404       404       404       404       404
    payroll.manage          404       404       404       404       404       404       404
    staff.join              404       404       404       404       404       404       404
    settings.manage         401       403       403       yes       403       403       yes
    team.join               yes       yes       yes       yes       yes       yes       yes
    permissions.ask         401       403       yes       yes       403       403       403
    permissions.ask-atlas   401       403       403       403       403       yes       yes
    theme.manage            401       403       403       yes       403       403       yes
    `);
  });

  it('refuse callers by policy on the main brand', () => {
    expect(answers.onMainBrand).toBe(expectedTable`
                            visitor   shopper   member    owner     stranger  staff     lead
    account.use             401       yes       yes       yes       yes       yes       yes
    team.manage             401       403       403       yes       403       403       yes
    people.erase            401       403       403       403       403       403       yes
    collections.manage      401       403       403       yes       403       403       yes
    creators.manage         401       403       403       yes       403       403       yes
    customers.look-after    404       404       404       404       404       404       404
    discounts.manage        401       403       403       yes       403       403       yes
    installation.manage     404       404       404       404       404       404       404
    media.manage            401       403       403       yes       403       403       yes
    notifications.receive   401       403       yes       yes       403       403       403
    sale-mails.choose       401       403       403       yes       403       403       yes
    push.subscribe          401       yes       yes       yes       yes       403       403
    notifications.send      401       403       403       yes       403       403       yes
    shops.open              401       yes       yes       yes       yes       yes       yes
    shops.look-after        401       403       yes       yes       403       403       403
    orders.view             foreign   foreign   403       yes       foreign   403       yes
    orders.view-all         401       403       403       403       403       403       yes
    orders.see-pictures     foreign   foreign   403       403       foreign   yes       yes
    orders.change-status    401       403       403       403       403       403       yes
    orders.confirm-refund   401       403       403       403       403       403       yes or 404
    orders.refund           401       403       403       403       403       403       yes
    labels.print            401       403       403       403       403       403       yes
    quotes.manage           401       403       403       403       403       403       yes
    orders.sort             401       403       403       403       403       403       yes
    pages.manage            foreign   foreign   403       yes       foreign   403       yes
    pages.publish           foreign   foreign   403       yes       foreign   403       yes
    pages.edit              foreign   foreign   403       yes       foreign   403       yes
    pages.join              foreign   foreign   yes       yes       foreign   403       yes
    pages.connect           401       403       403       yes       403       403       yes
    comments.write          foreign   foreign   403       yes       foreign   403       yes
    business.manage         401       403       403       yes       403       403       yes
    plan.ask                401       403       403       yes       403       403       yes
    stores.look-after       404       404       404       404       404       404       404
    products.manage         401       403       403       yes       403       403       yes
    products.view-history   401       403       403       yes       403       403       yes
    products.moderate       401       403       403       403       403       403       yes
    staff.manage            401       403       403       403       403       403       yes
    users.mute              401       403       403       403       403       403       yes
    profile.own             401       403       403       403       403       yes       yes
    payroll.manage          401       403       403       403       403       403       yes
    staff.join              404       404       404       404       404       404       404
    settings.manage         401       403       403       yes       403       403       yes
    team.join               yes       yes       yes       yes       yes       yes       yes
    permissions.ask         401       403       yes       yes       403       403       403
    permissions.ask-atlas   401       403       403       403       403       yes       yes
    theme.manage            foreign   foreign   403       yes       foreign   403       yes
    `);
  });

  it('refuse callers by policy on atlas', () => {
    expect(answers.onAtlas).toBe(expectedTable`
                            visitor   shopper   member    owner     stranger  staff     lead
    account.use             401       yes       yes       yes       yes       yes       yes
    team.manage             404       404       404       404       404       404       404
    people.erase            401       403       403       403       403       403       yes
    collections.manage      404       404       404       404       404       404       404
    creators.manage         404       404       404       404       404       404       404
    customers.look-after    401       403       403       403       403       403       yes
    discounts.manage        404       404       404       404       404       404       404
    installation.manage     401       403       403       403       403       403       yes
    media.manage            401       403       403       403       403       403       yes
    notifications.receive   401       403       403       403       403       yes       yes
    sale-mails.choose       404       404       404       404       404       404       404
    push.subscribe          404       404       404       404       404       404       404
    notifications.send      404       404       404       404       404       404       404
    shops.open              404       404       404       404       404       404       404
    shops.look-after        401       403       403       403       403       403       403
    orders.view             foreign   foreign   403       yes       foreign   403       yes
    orders.view-all         401       403       403       403       403       403       yes
    orders.see-pictures     foreign   foreign   403       403       foreign   yes       yes
    orders.change-status    401       403       403       403       403       403       yes
    orders.confirm-refund   401       403       403       403       403       403       yes or 404
    orders.refund           401       403       403       403       403       403       yes
    labels.print            401       403       403       403       403       403       yes
    quotes.manage           401       403       403       403       403       403       yes
    orders.sort             401       403       403       403       403       403       yes
    pages.manage            foreign   foreign   403       yes       foreign   403       yes
    pages.publish           foreign   foreign   403       yes       foreign   403       yes
    pages.edit              foreign   foreign   403       yes       foreign   403       yes
    pages.join              foreign   foreign   yes       yes       foreign   403       yes
    pages.connect           404       404       404       404       404       404       404
    comments.write          foreign   foreign   403       yes       foreign   403       yes
    business.manage         404       404       404       404       404       404       404
    plan.ask                404       404       404       404       404       404       404
    stores.look-after       401       403       403       403       403       403       yes
    products.manage         404       404       404       404       404       404       404
    products.view-history   401       403       403       403       403       403       yes
    products.moderate       401       403       403       403       403       403       yes
    staff.manage            401       403       403       403       403       403       yes
    users.mute              401       403       403       403       403       403       yes
    profile.own             401       403       403       403       403       yes       yes
    payroll.manage          401       403       403       403       403       403       yes
    staff.join              yes       yes       yes       yes       yes       yes       yes
    settings.manage         401       403       403       403       403       403       yes
    team.join               404       404       404       404       404       404       404
    permissions.ask         404       404       404       404       404       404       404
    permissions.ask-atlas   401       403       403       403       403       yes       yes
    theme.manage            foreign   foreign   403       yes       foreign   403       yes
    `);
  });

  it('ERR-039 reach no other store on the host of a shop', async () => {
    const other = await app.openStore();
    const lead = await app.signInStaff(ATLAS_PERMISSIONS, shop.code);
    await fetchToken(lead);
    const naming = Object.values(guarded)
      .flat()
      .filter((route) => route.includes(':division'));
    const answers = await Promise.all(naming.map((route) => callRoute(lead, route, other)));
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['foreign']));
  });

  it('do not admit visitors to a closed shop', async () => {
    const closed = await app.openStore({ passwordProtected: true });
    const isRefused = ({ status, headers, body }: Answer): boolean =>
      status === 303 ? headers['location'] === '/login/' : outcomeOf({ status, body }) === '403';
    for (const person of [app.visitor(closed.code), await app.signInCustomer(closed.code)]) {
      await fetchToken(person);
      const entered = visited.map(async (route) =>
        isRefused(await callRoute(person, route, closed)) ? [] : route,
      );
      expect((await Promise.all(entered)).flat()).toEqual([]);
    }
  });
});
