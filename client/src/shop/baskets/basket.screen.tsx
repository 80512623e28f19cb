import { basketScreen } from '@selvedge/shared/baskets/basket.screen';

import { BasketPage } from './BasketPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(basketScreen, BasketPage);
