import { defineFixture } from '../model/block-fixture.js';
import { feature } from './definition.js';

export const fixture = defineFixture(feature, {
  title: 'Made to be worn for years',
  copy: 'Organic cotton, printed in water-based ink once you have ordered it. Nothing lies in a warehouse, and nothing is thrown away.',
  image: '/images/mockups/sweater/front/e9dfca/terrazzo',
  imageAlt: 'A sand-coloured sweater with a terrazzo print',
  actions: [{ text: 'How it is made', href: '/about-printing/', primary: false }],
});
