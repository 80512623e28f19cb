import { Injectable } from '@nestjs/common';
import type { PageName } from '@selvedge/shared/site/sitemap.screen';

import { ShownPlacesReader, type ShownPlaces } from '../../catalogue/index.js';
import { PagesReader } from '../../pages/index.js';
import { mappedPages } from './page-map.js';

/** Everything of a shop that has an address. */
export interface SitePlaces extends ShownPlaces {
  readonly pages: readonly PageName[];
}

/** What site maps are made of. */
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
    return { ...places, pages: mappedPages(published) };
  }
}
