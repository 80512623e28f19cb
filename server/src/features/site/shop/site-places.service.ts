import { Injectable } from '@nestjs/common';
import { quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';
import type { PageName } from '@selvedge/shared/site/sitemap.screen';

import { collectionsTag } from '../../collections/index.js';
import { creatorsTag } from '../../creators/index.js';
import { ShownPlacesReader, type ShownPlaces } from '../../catalogue/index.js';
import { mappedPages, ownPagesTag, PagesReader } from '../../pages/index.js';
import { productsTag } from '../../products/index.js';

/** Cache tags of the data that site maps show. */
export const placesTags = [productsTag, collectionsTag, creatorsTag, ownPagesTag];

/** Page that every shop has in addition to its own pages (RTE-037). */
const quotePage: PageName = { name: 'Get a quote', url: quoteRequestLink };

/** All public pages of a shop. */
export interface SitePlaces extends ShownPlaces {
  readonly pages: readonly PageName[];
}

@Injectable()
export class SitePlacesReader {
  constructor(
    private readonly places: ShownPlacesReader,
    private readonly pages: PagesReader,
  ) {}

  /** Reads the public pages in two statements. */
  async of(division: number): Promise<SitePlaces> {
    const [places, published] = await Promise.all([
      this.places.of(division),
      this.pages.published(division),
    ]);
    return { ...places, pages: [...mappedPages(published), quotePage] };
  }
}
