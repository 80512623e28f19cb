import type { Watched } from '@selvedge/shared/live/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { openTeeShop, placeOrder } from '../features/checkout/checkout.testing.js';
import { foreignPage } from '../features/pages/pages.testing.js';
import { LiveTopics } from '../platform/live/live-topics.js';
import { useScreens } from '../platform/live/live-screens.testing.js';
import type { Browser } from '../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../platform/testing/start-app.js';

type Answered = 'ok' | 'forbidden' | 'unknown-topic';

/** Callers, each on their own host: of the store, of another store, and of atlas. */
const people = {
  visitor: 'a visitor',
  customer: 'a customer',
  owner: 'an owner',
  packer: 'a member who looks after orders',
  commenter: 'a member who may comment',
  bare: 'a member without any permission',
  otherOwner: 'an owner of another store',
  strayed: 'the same owner on this store’s host',
  visiting: 'staff who look after stores, on this store’s host',
  staff: 'staff with order, customer and product permissions',
  viewer: 'staff who may view orders',
  muted: 'muted staff who may view orders',
  idle: 'staff without any permission',
} as const;
// Keys of the object above.
const everybody = Object.keys(people) as readonly Person[];
type Person = keyof typeof people;

/** Callers that may watch a topic; all others may not. */
interface Row {
  readonly ok: readonly Person[];
  /** Callers for whom the topic does not exist on their host. */
  readonly unknown?: readonly Person[];
}

const ofTheStore: readonly Person[] = ['owner', 'packer', 'commenter', 'bare'];
const notOnItsHost: readonly Person[] = ['otherOwner', 'staff', 'viewer', 'muted', 'idle'];

/** RTM-012: every topic of the features. A topic without an entry fails. */
const rows: Readonly<Record<string, Row>> = {
  'atlas:orders': { ok: ['staff', 'viewer', 'muted'] },
  'division:<id>:orders': { ok: ['owner', 'packer', 'visiting', 'staff', 'viewer', 'muted'] },
  'order:<hash>': {
    ok: everybody.filter((person) => !notOnItsHost.includes(person)),
    unknown: notOnItsHost,
  },
  notifications: { ok: [...ofTheStore, 'otherOwner', 'staff', 'viewer', 'muted', 'idle'] },
  'page:<uuid>': { ok: [...ofTheStore, 'visiting'], unknown: ['otherOwner'] },
  'division:<id>:pages': { ok: ['owner', 'visiting'], unknown: notOnItsHost },
  'division:<id>:comments': { ok: ['owner', 'commenter', 'visiting'], unknown: notOnItsHost },
  'division:<id>:permission-requests': { ok: ['owner', 'visiting'], unknown: notOnItsHost },
  'division:<id>:own-permissions': {
    ok: [...ofTheStore, 'customer', 'strayed', 'visiting'],
    unknown: notOnItsHost,
  },
  'atlas:customers': { ok: ['staff'] },
  'atlas:approvals': { ok: ['staff'] },
  'atlas:permission-requests': { ok: ['staff'] },
  'atlas:own-permissions': { ok: ['staff', 'viewer', 'muted', 'idle', 'visiting'] },
};

describe('the live topics', () => {
  let app: TestApp;
  let browsers: Readonly<Record<Person, Browser>>;
  let names: Readonly<Record<string, string>>;
  const screenOf = useScreens(() => app);

  beforeAll(async () => {
    app = await startApp();
    const [shop, other] = [await openTeeShop(app), await app.openStore()];
    browsers = await peopleOf(app, shop, other);
    const path = `/omnis/v3/divisions/${String(shop.division)}/pages/`;
    const { body: page } = await browsers.owner.post(path, foreignPage);
    const { orderHash: hash } = await placeOrder(app.visitor(shop.code), shop);
    names = { id: String(shop.division), hash, uuid: page.uuid };
  });
  afterAll(() => app.close());

  const nameOf = (pattern: string): string =>
    pattern.replace(/<(\w+)>/g, (_, parameter: string) => names[parameter] ?? '');

  it('RTM-012 all have an entry with their permitted watchers', () => {
    expect(app.get(LiveTopics).patterns().toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  it.each(everybody.map((person) => [people[person], person] as const))(
    'RTM-012 are watched by %s according to their entries',
    async (_label, person) => {
      const screen = await screenOf(browsers[person]);
      const answers: Record<string, string> = {};
      for (const pattern of Object.keys(rows))
        answers[pattern] = answerIn(await screen.watch({ topic: nameOf(pattern) }));
      const expected = Object.entries(rows).map(([pattern, row]) => [pattern, due(row, person)]);
      expect(answers).toEqual(Object.fromEntries(expected));
    },
  );
});

function due({ ok, unknown = [] }: Row, person: Person): Answered {
  if (ok.includes(person)) return 'ok';
  return unknown.includes(person) ? 'unknown-topic' : 'forbidden';
}

function answerIn(watched: Watched): string {
  return 'ok' in watched ? 'ok' : watched.error;
}

const allPowers = [
  'orders-view',
  'orders-status',
  'users-view',
  'users-mute',
  'products-moderate',
  'permissions-grant',
] as const;

async function peopleOf(
  app: TestApp,
  shop: Store,
  other: Store,
): Promise<Readonly<Record<Person, Browser>>> {
  const { code, division } = shop;
  const member = (...permissions: readonly ('orders' | 'pages-comment')[]) =>
    app.signInCustomer(code, [{ division, role: 'member', permissions }]);
  const otherOwner = await app.signInOwner(other);
  const { email } = await app.signInStaff(['stores']);
  const [staff, muted] = [await app.signInStaff(allPowers), await app.signInStaff(['orders-view'])];
  const muting = await staff.post(`/omnis/v3/atlas/users/${String(muted.subject.id)}/mute/`);
  expect(muting.status).toBe(200);
  return {
    visitor: app.visitor(code),
    customer: await app.signInCustomer(code),
    owner: await app.signInOwner(shop),
    packer: await member('orders'),
    commenter: await member('pages-comment'),
    bare: await member(),
    otherOwner,
    strayed: await signedIn(app.visitor(code), otherOwner.email),
    visiting: await signedIn(app.visitor(code), email),
    staff,
    viewer: await app.signInStaff(['orders-view']),
    muted,
    idle: await app.signInStaff([]),
  };
}

async function signedIn(browser: Browser, email: string): Promise<Browser> {
  const path = '/omnis/v3/dashboard/secure/login/';
  const { status } = await browser.post(path, { email, password: testPassword });
  if (status >= 400) throw new Error(`${email} is not let in: ${String(status)}`);
  return browser;
}
