import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';
import { refusalOf } from '@selvedge/shared/permissions/policies';

import { NotFound } from '../../../platform/refusals.js';
import { CatalogueReader } from '../../catalogue/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { shopFactsOf } from '../../stores/index.js';

/** RTE-008: what is not there, with something that is. */
@Screen(notFoundScreen)
export class NotFoundScreen implements ScreenSource<typeof notFoundScreen> {
  constructor(private readonly catalogue: CatalogueReader) {}

  /** Throws NotFound at its own address, where nothing is missing. */
  async read({
    problem,
    store,
    asker,
  }: RequestOf<typeof notFoundScreen>): Promise<ContentOf<typeof notFoundScreen>> {
    if (problem === undefined) throw new NotFound();
    // A closed shop shows nothing of itself, not even here.
    const isOpen = refusalOf(asker, 'shop.visit', shopFactsOf(store)) === undefined;
    const suggestions = isOpen ? await this.catalogue.suggestions(store.division) : [];
    return {
      props: { suggestions },
      inCurrency: (currency) => ({ suggestions: cardsIn(currency, suggestions) }),
      head: { title: problem.detail, noindex: true },
    };
  }
}
