import { Injectable } from '@nestjs/common';
import { quoteRequestLink } from '@selvedge/shared/orders/quotes/quote-request-link';
import { contactLink, sizeGuideLink } from '@selvedge/shared/links/links';

import { collectionsTag } from '../../features/collections/index.js';
import { creatorsTag } from '../../features/creators/index.js';
import { ShownPlacesReader, type ShownPlaces } from '../../features/catalogue/index.js';
import {
  mappedPages,
  ownPagesTag,
  PagesReader,
  type MappedPage,
} from '../../features/pages/index.js';
import { productsTag } from '../../features/products/index.js';

/** Cache tags of the data that site maps show. */
export const placesTags = [productsTag, collectionsTag, creatorsTag, ownPagesTag];

/** Pages that every shop has (RTE-037), unless the owner has a page at their address. */
const standardPages: readonly MappedPage[] = [
  { name: 'Contact', url: contactLink, changedAt: null },
  { name: 'Get a quote', url: quoteRequestLink, changedAt: null },
  { name: 'Size guide', url: sizeGuideLink, changedAt: null },
];

/** All public pages of a shop. */
export interface SitePlaces extends ShownPlaces {
  readonly pages: readonly MappedPage[];
  /** Last publication of the owner's home page; null for the default home page. */
  readonly homeChangedAt: Date | null;
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
    const home = published.find(({ url }) => url === '/');
    const own = new Set(published.map(({ url }) => url));
    return {
      ...places,
      pages: [...mappedPages(published), ...standardPages.filter(({ url }) => !own.has(url))],
      homeChangedAt: home?.publishedAt ?? null,
    };
  }
}
