import type { Model } from '@selvedge/shared/models/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';

import { AnotherStore } from '../../platform/http/http.errors.js';
import { StoreDirectory } from '../stores/index.js';
import type { ModelsAsked } from './model-sources.js';

/** The store of the call as the specification's two models of it: division and manufacturer. */
@Injectable()
export class StoreModels {
  constructor(private readonly stores: StoreDirectory) {}

  /** Throws AnotherStore. */
  divisions(asked: ModelsAsked): Promise<readonly Model[]> {
    return Promise.resolve(
      this.own(asked).map((store) => ({
        ...divisionOf(store),
        manufacturer: manufacturerOf(store),
      })),
    );
  }

  /** Throws AnotherStore. */
  manufacturers(asked: ModelsAsked): Promise<readonly Model[]> {
    return Promise.resolve(
      this.own(asked).map((store) => ({ ...manufacturerOf(store), division: divisionOf(store) })),
    );
  }

  private own({ visit: { division }, ids }: ModelsAsked): readonly Store[] {
    if (ids.some((id) => id !== String(division))) throw new AnotherStore();
    const store = this.stores.store(division);
    return store === undefined ? [] : [store];
  }
}

function divisionOf({ division: id, name, code, enabled, logo, ...store }: Store): Model {
  const { customDomainName: activeDomainName, currency } = store;
  return { id, name, code, enabled, logo, activeDomainName, currency };
}

function manufacturerOf({ division: id, name, logo, pro: isPro, currency }: Store): Model {
  return { id, name, logo, isPro, currency };
}
