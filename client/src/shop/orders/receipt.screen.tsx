import { receiptScreen } from '@selvedge/shared/orders/receipt.screen';

import { ReceiptPage } from './ReceiptPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(receiptScreen, ReceiptPage);
