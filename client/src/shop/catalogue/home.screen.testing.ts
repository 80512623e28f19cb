import { homeScreen } from '@selvedge/shared/catalogue/home.screen';

import { card } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(homeScreen, {
  hero: {
    heading: 'Made for warmer days',
    copy: 'Soft tees.',
    link: { text: 'Shop all products', href: '#products' },
    pictures: [card.image],
  },
  collections: [{ name: 'Summer', href: '/collection/summer/', image: null, count: 1 }],
  products: [card],
});
