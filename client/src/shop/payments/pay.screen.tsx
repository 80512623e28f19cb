import { payScreen } from '@selvedge/shared/payments/pay.screen';

import { PayPage } from './PayPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(payScreen, PayPage);
