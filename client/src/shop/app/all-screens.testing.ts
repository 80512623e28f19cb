import { SHIPPING_COUNTRIES as countries } from '@selvedge/shared/checkout/contract';
import type { ScreenName, ScreenOf } from '@selvedge/shared/storefront/contract';
import { everything } from '@selvedge/shared/storefront/listing';

import {
  basket,
  card,
  collectionScreen,
  creatorScreen,
  listing,
  order,
  productScreen,
  totals,
} from './screens.testing.js';
import { pageScreen } from '../../blocks/fixtures.testing.js';

/** One of each screen. */
export const SCREENS: { readonly [Name in ScreenName]: ScreenOf<Name> } = {
  home: {
    name: 'home',
    hero: {
      heading: 'Made for warmer days',
      copy: 'Soft tees.',
      link: { text: 'Shop all products', href: '#products' },
      pictures: [card.image],
    },
    collections: [{ name: 'Summer', urlName: 'summer', image: null, count: 1 }],
    products: [card],
  },
  collection: collectionScreen,
  creator: creatorScreen,
  product: productScreen,
  basket: {
    name: 'basket',
    basket,
    maxQuantity: 999,
    message: null,
    shopCurrency: 'GBP',
    suggestions: [],
  },
  checkout: {
    name: 'checkout',
    basket,
    totals,
    arrival: 'Fri 1 – Mon 4 May',
    country: 'GB',
    countries,
    idempotencyKey: 'a-key-of-sixteen-letters',
    form: null,
  },
  pay: { name: 'pay', order, form: null },
  receipt: { name: 'receipt', order, arrival: 'Fri 1 – Mon 4 May', countries },
  search: {
    name: 'search',
    q: 'retor sun',
    listing: { ...listing, path: '/search/', choice: { ...everything, q: 'retor sun' } },
    similar: true,
    message: null,
    suggestions: [],
    redirect: null,
  },
  favourites: {
    name: 'favourites',
    lines: [],
    saved: { br: 'a'.repeat(32), lines: [] },
    done: 'moved',
    form: null,
    suggestions: [card],
  },
  login: { name: 'login', redirectUri: '/basket/', gate: true, form: null },
  countdown: { name: 'countdown', heading: 'Almost there', opensAt: '2031-01-02T09:00:00Z' },
  'under-review': { name: 'under-review' },
  sitemap: {
    name: 'sitemap',
    pages: [],
    collections: [{ name: 'Summer', urlName: 'summer' }],
    products: [{ name: card.name, urlName: card.urlName }],
    creators: [{ name: 'Ada Palm', urlName: 'ada-palm' }],
    policies: ['privacy-policy'],
  },
  page: pageScreen,
  policy: { name: 'policy', policy: 'terms-of-sale' },
  'not-found': { name: 'not-found', suggestions: [card] },
  forbidden: { name: 'forbidden' },
  failed: { name: 'failed', message: null },
};
