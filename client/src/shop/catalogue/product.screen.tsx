import { productScreen } from '@selvedge/shared/catalogue/product.screen';

import { ProductPage } from './product/ProductPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(productScreen, ProductPage);
