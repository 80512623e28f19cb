import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import { everything } from '@selvedge/shared/catalogue/listing/listing';
import { productOptions } from '@selvedge/shared/themes/product-options';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

export const origin = 'http://tide.localhost';
const image = { id: 'f', original: '/images/media/a', altText: '', position: 0, color: 'Navy' };

export const frame: ShopFrame = {
  name: 'Tide',
  division: 7,
  mainMenu: [],
  sitewideBanner: null,
  popup: null,
  measuring: null,
  logo: '/images/media/logo',
  origin,
  layout: {
    headerLayout: 'start',
    searchBar: false,
    footerVisible: true,
    defaultImage: null,
    gateImage: null,
  },
  hasPolicies: true,
  currencies: null,
  blockedPage: 'https://selvedge.example/404/',
};

const card = {
  uuid: 'u-1',
  name: 'Wave tee',
  urlName: 'wave-tee',
  image,
  secondImage: null,
  price: 2400,
  salePrice: null,
  currency: 'GBP',
  colours: [],
};

export const product: ScreenOf<'product'>['product'] = {
  uuid: 'u-1',
  name: 'Wave tee',
  urlName: 'wave-tee',
  description: 'Waves.',
  gender: 'unisex',
  tags: [],
  colours: ['Navy', 'White'].map((name) => ({
    name,
    hex: '#1f2c47',
    sizes: [{ name: 'M', sku: `${name}-M`, available: name === 'Navy' }],
    images: [image],
  })),
  defaultColour: 'Navy',
  ugcImages: [],
  price: 2400,
  salePrice: 1950,
  currency: 'GBP',
  isBundle: false,
  bundleItems: [],
  enableAddToCart: true,
  isWorn: true,
};

export const productScreen: ScreenOf<'product'> = {
  name: 'product',
  product,
  options: productOptions(resolveTheme([])),
  colour: 'Navy',
  picture: null,
  collection: { name: 'Summer', urlName: 'summer' },
  creator: null,
  reviews: { count: 0, average: null, latest: [] },
  sizeGuide: null,
  pieces: [],
  crossSells: [],
  delivery: { home: 395, near: 795, far: 1195 },
  home: 'GB',
  zoneNames: { home: 'UK delivery', near: 'Delivery in Europe', far: 'International delivery' },
  related: [],
  form: null,
  added: null,
  isHidden: false,
};

export const home: ScreenOf<'home'> = {
  name: 'home',
  hero: { heading: '', copy: '', link: { text: '', href: '' }, pictures: [] },
  collections: [],
  products: [card],
};

export const collection: ScreenOf<'collection'> = {
  name: 'collection',
  collection: { name: 'Summer', urlName: 'summer', description: '', banner: null },
  listing: {
    path: '/collection/summer/',
    choice: everything,
    offer: { genders: [], colours: [], sizes: [] },
    products: [card, { ...card, urlName: 'other-tee' }],
    total: 2,
    page: 1,
    pages: 1,
    currencies: { own: 'GBP', shown: 'GBP' },
  },
};
