import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import type { Store } from '@selvedge/shared/stores/contract';
import { currenciesOf } from '@selvedge/shared/stores/currencies';
import { subdomainRefusal } from '@selvedge/shared/stores/subdomain';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { StoreCommand } from './store.commands.js';
import { CurrencyNotListed, StoreChangedMeanwhile, SubdomainRefused } from './store.errors.js';
import type { StoreEvent } from './store.events.js';

/** Last saved state; null before the store is opened. */
type Saved = Store | null;

function decide({ store, before }: StoreCommand, saved: Saved): readonly StoreEvent[] {
  if (before !== undefined && !isJsonEqual(before, saved)) throw new StoreChangedMeanwhile();
  const refusal = subdomainRefusal(store.code);
  if (refusal !== undefined) throw new SubdomainRefused(refusal);
  if (!currenciesOf(store).includes(store.currency)) throw new CurrencyNotListed();
  if (isJsonEqual(saved, store)) return [];
  return [{ type: 'StoreSaved', store }];
}

export const storeStream = (division: number): string => `store-${division}`;

export const storeDecider: Decider<Saved, StoreCommand, StoreEvent> = {
  stream: ({ store }) => storeStream(store.division),
  initial: null,
  decide,
  evolve: (_saved, { store }) => store,
};
