import { invoiceScreen } from '@selvedge/shared/orders/invoice.screen';

import { InvoicePage } from './invoice/InvoicePage.js';
import { view } from '../../lib/screen.js';

export const screen = view(invoiceScreen, InvoicePage);
