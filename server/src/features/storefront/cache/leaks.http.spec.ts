import type { Store } from '@selvedge/shared/stores/contract';
import { SCREENS } from '@selvedge/shared/storefront/screens.gen';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { BasketContexts } from '../../baskets/basket-contexts.service.js';
import { FavouritesContexts } from '../../favourites/favourites-contexts.service.js';
import { addTees, saveTee } from '../../checkout/checkout.testing.js';
import { asPage, payloadIn } from '../storefront.testing.js';
import { openLargeShop, paths } from './page-cache.testing.js';

/** Cacheable screens that have no fixed address in the shop; anyone can request them. */
const plain = SCREENS.filter(({ cache }) => cache !== 'personal')
  .map((screen): readonly string[] => screen.routes)
  .filter((routes) => !routes.some((route) => paths.includes(route)))
  .flatMap((routes) => routes.filter((route) => !/[{*]/.test(route)).slice(0, 1));

/** Address of every cacheable page, and of some others. */
const addresses = [
  ...paths,
  ...plain,
  '/product/wave-tee/',
  '/product/wave-tee/white?added=M',
  '/about/?mode=preview',
];

describe('personal data on cacheable pages', () => {
  let app: TestApp;
  let store: Store;
  let code: string;
  let owner: SignedIn;
  /** Id of the owner-made page. */
  let about: number;
  /** Values that would reveal the owner to others. */
  let marks: readonly (string | undefined)[];
  beforeAll(async () => {
    app = await startApp();
    const shop = await openLargeShop(app, { favouritesEnabled: true });
    const { products } = shop;
    ({ store } = shop);
    ({ code } = store);
    ({ about } = shop);
    await saveTee(app, store);
    owner = await app.signInOwner(store);
    await addTees(owner, store);
    await owner.form('/favourites/add/', { product: products['a']?.uuid ?? '' });
    const { kind, id } = owner.subject;
    const listIds = [app.get(BasketContexts), app.get(FavouritesContexts)].map(({ ids }) =>
      ids.ofAccount(store.division, `${kind}:${id}`),
    );
    marks = [owner.email, ...listIds, owner.cookie('selvedge-session')];
  });
  afterAll(() => app.close());

  const isPage = ({ headers }: Answer) => String(headers['content-type']).startsWith('text/html');
  /** Responses other than pages have no state. */
  const expectState = (answer: Answer | undefined, expected: object): void => {
    if (answer === undefined || !isPage(answer)) return;
    const { basketQuantity, favourites, account, editablePage: page } = payloadIn(answer);
    const state = { basketQuantity, likes: favourites?.length, name: account?.name, page };
    expect(state).toEqual(expected);
  };

  it.each(addresses)(
    '%s hides the owner from other visitors, in any order of requests',
    async (path) => {
      const stranger = app.visitor(code);
      const visitors: readonly Browser[] = [owner, stranger, owner, stranger];
      const [own, first, again, other] = await Promise.all(
        visitors.map((visitor) => visitor.get(path, asPage)),
      );
      const later = await app.visitor(code).get(path, asPage);
      const page = path.startsWith('/about/') ? about : undefined;
      for (const answer of [own, again]) {
        expect(answer?.headers['x-cache']).toBe('bypass');
        expectState(answer, { basketQuantity: 2, likes: 1, name: 'Robin Weaver', page });
      }
      const anonymous = { basketQuantity: null, likes: 0, name: undefined, page: undefined };
      for (const answer of [first, other, later]) {
        for (const mark of [...marks, '/dashboard/pages']) expect(answer?.text).not.toContain(mark);
        expectState(answer, anonymous);
      }
    },
  );

  it.each(addresses)('%s shows a guest only the size of their basket', async (path) => {
    const guest = app.visitor(code);
    await addTees(guest, store, 3);
    const other = app.visitor(code);
    await addTees(other, store, 4);
    const answers = await Promise.all([guest, other, guest].map((one) => one.get(path, asPage)));
    const basketCookie = app.get(BasketContexts).ids.cookie;
    for (const [at, quantity] of [3, 4, 3].entries()) {
      const nobodyElse = { likes: 0, name: undefined, page: undefined };
      expectState(answers[at], { basketQuantity: quantity, ...nobodyElse });
      for (const mark of [
        ...marks,
        guest.cookie(basketCookie.name),
        other.cookie(basketCookie.name),
      ])
        expect(answers[at]?.text).not.toContain(mark);
    }
  });

  it('exists for the owner in each form that is searched for', () => {
    expect(marks.filter((mark) => mark !== undefined && mark.length > 10)).toHaveLength(4);
  });

  it('is tested for every cacheable screen', async () => {
    const stranger = app.visitor(code);
    const answers = await Promise.all(addresses.map((path) => stranger.get(path, asPage)));
    const shown = answers.filter(isPage).map((answer) => payloadIn(answer).screen.name);
    const cacheable = SCREENS.filter(({ cache }) => cache !== 'personal').map(({ name }) => name);
    expect([...new Set<string>(shown)].toSorted()).toEqual(cacheable.toSorted());
  });
});
