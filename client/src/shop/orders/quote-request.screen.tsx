import { quoteRequestScreen } from '@selvedge/shared/orders/quote-request.screen';

import { QuoteRequestPage } from './quote-request/QuoteRequestPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(quoteRequestScreen, QuoteRequestPage);
