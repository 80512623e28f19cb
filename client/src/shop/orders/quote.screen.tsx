import { quoteScreen } from '@selvedge/shared/orders/quote.screen';

import { QuotePage } from './quote/QuotePage.js';
import { view } from '../../lib/screen.js';

export const screen = view(quoteScreen, QuotePage);
