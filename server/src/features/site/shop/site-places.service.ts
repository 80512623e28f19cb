import { Injectable } from '@nestjs/common';
import { quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';
import type { PageName } from '@selvedge/shared/site/sitemap.screen';

import { collectionsTag } from '../../collections/index.js';
import { creatorsTag } from '../../creators/index.js';
import { ShownPlacesReader, type ShownPlaces } from '../../catalogue/index.js';
import { mappedPages, ownPagesTag, PagesReader } from '../../pages/index.js';
import { productsTag } from '../../products/index.js';

/** What site maps are made of. */
export const placesTags = [productsTag, collectionsTag, creatorsTag, ownPagesTag];

/** RTE-037: what every shop has beside the owner's own. */
const quotePage: PageName = { name: 'Get a quote', url: quoteRequestLink };

/** Everything of a shop that has an address. */
export interface SitePlaces extends ShownPlaces {
  readonly pages: readonly PageName[];
}

/** Reads what site maps show. */
@Injectable()
export class SitePlacesReader {
  constructor(
    private readonly places: ShownPlacesReader,
    private readonly pages: PagesReader,
  ) {}

  /** RTE-018, in two statements. */
  async of(division: number): Promise<SitePlaces> {
    const [places, published] = await Promise.all([
      this.places.of(division),
      this.pages.published(division),
    ]);
    return { ...places, pages: [...mappedPages(published), quotePage] };
  }
}
