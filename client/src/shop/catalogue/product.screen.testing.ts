import { productScreen } from '@selvedge/shared/catalogue/product.screen';

import { productScreen as props } from '../app/screens.testing.js';
import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(productScreen, props, {
  '/product/{product}/': '/product/retro-sun-tee/',
});
