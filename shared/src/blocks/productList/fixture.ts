import type { ProductCard } from '../../catalogue/contract.js';
import { defineFixture } from '../model/block-fixture.js';
import { productList } from './definition.js';

const designs = ['monstera', 'sunset', 'wave', 'palm'];
const colours = [
  { name: 'Navy', hex: '#1f2c47' },
  { name: 'Sand', hex: '#d9c7a3' },
];

const products: readonly ProductCard[] = designs.map((design, index) => ({
  uuid: `7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f000${index}`,
  name: `Tee with a ${design}`,
  urlName: `${design}-tee`,
  image: {
    id: design,
    original: `/images/mockups/t-shirt/front/1f2c47/${design}`,
    altText: `Navy tee with a ${design}`,
    position: 0,
    color: 'Navy',
  },
  secondImage: null,
  price: 2400,
  salePrice: index === 1 ? 1900 : null,
  currency: 'GBP',
  colours,
}));

export const fixture = defineFixture(
  productList,
  {
    title: 'Most popular this month',
    actions: [{ text: 'See all', href: '/sitemap/', primary: false }],
  },
  { data: { products } },
);
