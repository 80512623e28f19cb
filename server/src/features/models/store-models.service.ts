import { can } from '@selvedge/shared/policies/policies';
import type { Model } from '@selvedge/shared/models/contract';
import { anotherStore } from '@selvedge/shared/permissions/refusals';
import type { Store } from '@selvedge/shared/stores/contract';
import {
  initialPlanState,
  type StoreStanding,
} from '@selvedge/shared/stores/plan-state/plan-state';
import { Injectable } from '@nestjs/common';

import { principalOf } from '../../platform/authorization/principal.js';
import { Refused } from '../../platform/authorization/refused.js';
import { StoreDirectory } from '../stores/index.js';
import { integersIn, type ModelsQuery } from './model-sources.js';

/**
 * A store as the two models of the specification: division and manufacturer. Callers get the store
 * of the request; staff who manage stores get all stores, with their platform state (STO-005).
 */
@Injectable()
export class StoreModels {
  constructor(private readonly stores: StoreDirectory) {}

  /** Throws Refused (ERR-039). */
  divisions(query: ModelsQuery): Promise<readonly Model[]> {
    return Promise.resolve(
      this.found(query).map((store) => ({
        ...divisionOf(store),
        manufacturer: manufacturerOf(store, query),
      })),
    );
  }

  /** Throws Refused (ERR-039). */
  manufacturers(query: ModelsQuery): Promise<readonly Model[]> {
    return Promise.resolve(
      this.found(query).map((store) => ({
        ...manufacturerOf(store, query),
        division: divisionOf(store),
      })),
    );
  }

  private found(query: ModelsQuery): readonly Store[] {
    const { facts, ids } = query;
    // Includes disabled stores.
    if (canManageStores(query))
      return integersIn(ids).flatMap((id) => this.stores.entry(id)?.store ?? []);
    if (ids.some((id) => id !== String(facts.division))) throw new Refused(anotherStore);
    return integersIn(ids).flatMap((id) => this.stores.store(id) ?? []);
  }
}

const canManageStores = ({ facts }: ModelsQuery): boolean =>
  can(principalOf(facts), 'stores.look-after');

function divisionOf({
  division: id,
  name,
  code,
  enabled,
  logo,
  pro: hasPro,
  ...store
}: Store): Model {
  const { customDomainName: activeDomainName, currency } = store;
  return { id, name, code, enabled, logo, activeDomainName, currency, subdomain: { code, hasPro } };
}

function manufacturerOf(store: Store, query: ModelsQuery): Model {
  const {
    division: id,
    name,
    logo,
    pro: isPro,
    currency,
    enabled: active,
    force2fa = false,
  } = store;
  const standing = canManageStores(query)
    ? planStateOf(store.standing ?? initialPlanState)
    : withheld;
  return { id, name, logo, isPro, active, force2fa, currency, ...standing };
}

/** Attributes for staff only. */
const withheld: Model = {
  ...{ badges: null, managed: null, isFraud: null, isVip: null, betas: null },
  integrationType: null,
};

function planStateOf({ badges, managed, isFraud, isVip, betas, ...store }: StoreStanding): Model {
  const { integrationType = null } = store;
  const unlocked = badges.map((code) => ({ code, unlocked: true }));
  return { badges: unlocked, managed, isFraud, isVip, betas, integrationType };
}
