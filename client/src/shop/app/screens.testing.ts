import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type { Product, ProductCard, ProductImage } from '@selvedge/shared/catalogue/contract';
import { piecesOf } from '@selvedge/shared/catalogue/bundles/bundle';
import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';
import { everything, type Listing } from '@selvedge/shared/catalogue/listing/listing';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import { productOptions } from '@selvedge/shared/themes/product-options';
import { resolveTheme } from '@selvedge/shared/themes/resolve';

const image: ProductImage = {
  id: 'front',
  original: '/images/mockups/t-shirt/front/1f2c47/monstera',
  altText: 'Monstera tee in navy',
  position: 0,
  color: 'Navy',
};
const colourNames = ['Navy', 'White', 'Sand', 'Coral', 'Sky', 'Mint', 'Sage'];

export const card: ProductCard = {
  uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  name: 'Monstera tee',
  urlName: 'monstera-tee',
  image,
  secondImage: null,
  price: 2400,
  salePrice: 1900,
  currency: 'GBP',
  colours: colourNames.map((name) => ({ name, hex: '#1f2c47' })),
};

export const product: Product & ShopProduct = {
  isWorn: true,
  ...productDefaults,
  id: 1,
  uuid: card.uuid,
  division: 21,
  sku: 'TEE-MON',
  name: card.name,
  urlName: card.urlName,
  description: 'Three leaves.\n\nOn organic cotton.',
  garment: 't-shirt',
  type: 't-shirt',
  designs: { ...productDefaults.designs, front: 'monstera' },
  colours: ['Navy', 'White'].map((name) => ({
    name,
    hex: '#1f2c47',
    sizes: ['S', 'M', 'L'].map((size) => ({
      name: size,
      sku: `${name}-${size}`,
      available: size !== 'L',
    })),
    images: [image],
  })),
  defaultColour: 'Navy',
  price: 2400,
  currency: 'GBP',
  position: 1,
};

export const productScreen: ScreenOf<'product'> = {
  name: 'product',
  product,
  options: productOptions(resolveTheme([])),
  colour: 'Navy',
  picture: null,
  collection: { name: 'Summer', urlName: 'summer' },
  creator: { name: 'Ada Palm', urlName: 'ada-palm', avatar: image.original },
  reviews: {
    count: 2,
    average: 4.5,
    latest: [5, 4].map((rating) => ({
      uuid: `7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f000${rating}`,
      product: card.uuid,
      rating,
      text: `Worn it ${rating} times.`,
      authorName: 'Sam',
      date: '2026-10-01T09:00:00Z',
    })),
  },
  sizeGuide: {
    columns: ['Chest to fit', 'Length'],
    rows: [{ size: 'M', cm: ['94–99', '72'], inches: ['37–39', '28.3'] }],
  },
  pieces: [],
  crossSells: [],
  delivery: { home: 395, near: 795, far: 1195 },
  home: 'GB',
  zoneNames: { home: 'UK delivery', near: 'Delivery in Europe', far: 'International delivery' },
  related: [card],
  form: null,
  added: null,
  isHidden: false,
};

const bundleItems = [{ product: product.uuid, quantity: 2 }];

export const bundleScreen: ScreenOf<'product'> = {
  ...productScreen,
  product: {
    ...product,
    uuid: '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0002',
    name: 'Monstera pair',
    urlName: 'monstera-pair',
    isBundle: true,
    bundleItems,
    colours: [
      {
        name: 'As shown',
        hex: '#1f2c47',
        sizes: [{ name: 'One size', sku: 'PAIR', available: true }],
        images: [image],
      },
    ],
    defaultColour: 'As shown',
  },
  colour: 'As shown',
  sizeGuide: null,
  pieces: piecesOf({ bundleItems }, [product]),
};

export const listing: Listing = {
  path: '/collection/summer/',
  choice: everything,
  offer: { genders: ['unisex', 'kids'], colours: ['Navy', 'White'], sizes: ['S', 'M'] },
  products: [card],
  total: 30,
  page: 1,
  pages: 2,
  currencies: { own: 'GBP', shown: 'GBP' },
};

export const collectionScreen: ScreenOf<'collection'> = {
  name: 'collection',
  collection: {
    name: 'Summer',
    urlName: 'summer',
    description: 'For the beach.',
    banner: image.original,
  },
  listing,
};

export const creatorScreen: ScreenOf<'creator'> = {
  name: 'creator',
  creator: {
    name: 'Ada Palm',
    urlName: 'ada-palm',
    avatar: image.original,
    bio: 'Draws leaves.',
    website: 'https://ada.example',
    handles: { instagram: 'adapalm', myspace: 'ada' },
  },
  listing: { ...listing, path: '/creator/ada-palm/', page: 2 },
};

export function payloadOf(screen: ShopScreen, changes: Partial<PagePayload> = {}): PagePayload {
  return {
    frame: {
      name: 'Tropic',
      division: 21,
      mainMenu: [{ text: 'All t-shirts', href: '/' }],
      sitewideBanner: { enabled: true, text: 'Free returns', href: '/returns/' },
      popup: null,
      measuring: null,
      logo: null,
      origin: 'http://tropic.localhost',
      layout: layoutOptions(resolveTheme([])),
      hasPolicies: true,
      currencies: null,
      blockedPage: 'https://selvedge.example/404/',
    },
    screen,
    basketQuantity: null,
    ...changes,
  };
}
