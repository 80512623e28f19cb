import { Module } from '@nestjs/common';

import { StorefrontModule } from '../../storefront/index.js';
import { CurrencyForm } from './currency.form.js';

/** What a shopper chooses of a store's settings. */
@Module({ imports: [StorefrontModule], controllers: [CurrencyForm] })
export class StoresShopModule {}
