import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../features/storefront/index.js';
import { CurrencyForm } from './currency.form.js';

/** Store settings that shoppers choose for themselves. */
@Module({ imports: [StorefrontModule], controllers: [CurrencyForm] })
export class StoresShopModule {}
