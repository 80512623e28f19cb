import { checkoutScreen } from '@selvedge/shared/checkout/checkout.screen';

import { CheckoutPage } from './CheckoutPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(checkoutScreen, CheckoutPage);
