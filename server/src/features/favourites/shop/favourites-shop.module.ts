import { Module } from '@nestjs/common';

import { BasketsModule } from '../../baskets/index.js';
import { CatalogueModule } from '../../catalogue/index.js';
import { PersonalSources, StorefrontModule } from '../../storefront/index.js';
import { FavouritesModule } from '../favourites.module.js';
import { BasketAdder } from './basket-adder.http.js';
import { FavouriteAnswers } from './favourite-answers.http.js';
import { FavouritesForm } from './favourites.form.js';
import { Hearts } from './hearts.source.js';
import { SCREENS } from './screens.gen.js';

@Module({
  imports: [StorefrontModule, FavouritesModule, BasketsModule, CatalogueModule],
  controllers: [FavouritesForm],
  providers: [...SCREENS, BasketAdder, FavouriteAnswers, Hearts],
})
export class FavouritesShopModule {
  constructor(personal: PersonalSources, hearts: Hearts) {
    personal.register(hearts);
  }
}
