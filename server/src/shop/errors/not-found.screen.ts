import { cardsIn } from '@selvedge/shared/catalogue/cards/card-prices';
import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';
import { refusalOf } from '@selvedge/shared/policies/policies';

import { NotFound } from '../../platform/refusals.js';
import { CatalogueReader } from '../../features/catalogue/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { shopFactsOf } from '../../features/stores/index.js';

/** Page for missing addresses, with product suggestions (RTE-008). */
@Screen(notFoundScreen)
export class NotFoundScreen implements ScreenSource<typeof notFoundScreen> {
  constructor(private readonly catalogue: CatalogueReader) {}

  /** Throws NotFound if its own address is requested. */
  async read({
    problem,
    store,
    principal,
  }: RequestOf<typeof notFoundScreen>): Promise<ContentOf<typeof notFoundScreen>> {
    if (problem === undefined) throw new NotFound();
    // A closed shop does not suggest products.
    const isOpen = refusalOf(principal, 'shop.visit', shopFactsOf(store)) === undefined;
    const title = problem.detail;
    const suggestions = isOpen ? await this.catalogue.suggestions(store.division) : [];
    return {
      props: { title, suggestions },
      inCurrency: (currency) => ({ title, suggestions: cardsIn(currency, suggestions) }),
      head: { title, noindex: true },
    };
  }
}
