import type { Model } from '@selvedge/shared/models/contract';
import { anotherStore } from '@selvedge/shared/permissions/refusals';
import type { Store } from '@selvedge/shared/stores/contract';
import { Injectable } from '@nestjs/common';

import { Refused } from '../../platform/authorization/refused.js';
import { StoreDirectory } from '../stores/index.js';
import type { ModelsAsked } from './model-sources.js';

/** The store of the call as the specification's two models of it: division and manufacturer. */
@Injectable()
export class StoreModels {
  constructor(private readonly stores: StoreDirectory) {}

  /** Throws Refused (ERR-039). */
  divisions(asked: ModelsAsked): Promise<readonly Model[]> {
    return Promise.resolve(
      this.own(asked).map((store) => ({
        ...divisionOf(store),
        manufacturer: manufacturerOf(store),
      })),
    );
  }

  /** Throws Refused (ERR-039). */
  manufacturers(asked: ModelsAsked): Promise<readonly Model[]> {
    return Promise.resolve(
      this.own(asked).map((store) => ({ ...manufacturerOf(store), division: divisionOf(store) })),
    );
  }

  private own({ visit: { division }, ids }: ModelsAsked): readonly Store[] {
    if (ids.some((id) => id !== String(division))) throw new Refused(anotherStore);
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
