import { Module } from '@nestjs/common';

import { BasketsModule } from '../../features/baskets/index.js';
import { CatalogueModule } from '../../features/catalogue/index.js';
import { PersonalSources, StorefrontModule } from '../../features/storefront/index.js';
import { FavouritesModule } from '../../features/favourites/favourites.module.js';
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
