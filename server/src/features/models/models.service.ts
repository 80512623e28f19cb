import type { FetchedModels, FetchModels, Model } from '@selvedge/shared/models/contract';
import { ORDER_STATUSES } from '@selvedge/shared/orders/order-status';
import { orderStatusRecord } from '@selvedge/shared/orders/order-status-record';
import { Injectable } from '@nestjs/common';

import { principalOf } from '../../platform/authorization/principal.js';
import { authorize } from '../../platform/authorization/authorize.js';
import { CatalogueModelsReader } from './catalogue-models.queries.js';
import { ModelNotFound } from './model.errors.js';
import type { ModelsQuery, ModelSources } from './model-sources.js';
import { abilitiesFor, MODEL_TYPES, modelTypeOf, requireNames } from './model-types.rules.js';
import { PeopleModels } from './people-models.service.js';
import { only, ProductSource } from './product-source.service.js';
import { StoreModels } from './store-models.service.js';

/** Fetches models of any type by id, with the requested fields and relations (API-004). */
@Injectable()
export class Models {
  private readonly sources: ModelSources;

  constructor(
    products: ProductSource,
    catalogue: CatalogueModelsReader,
    stores: StoreModels,
    people: PeopleModels,
  ) {
    this.sources = {
      product: (query) => products.find(query),
      collection: (query) => catalogue.collections(query),
      creator: (query) => catalogue.creators(query),
      division: (query) => stores.divisions(query),
      manufacturer: (query) => stores.manufacturers(query),
      order: (query) => people.orders.find(query),
      order_status: ({ ids }) => Promise.resolve(orderStatusesOf(ids)),
      customer: (query) => people.customers.find(query),
      user: (query) => people.users.find(query),
    };
  }

  /** Throws UnknownModelName, Refused, and ModelNotFound for a single id. */
  async fetch(facts: ModelsQuery['facts'], request: FetchModels): Promise<FetchedModels> {
    const { relations = [], attributes = [] } = request;
    const name = modelTypeOf(request.type);
    const type = MODEL_TYPES[name];
    requireNames(type, { attributes, relations });
    for (const ability of abilitiesFor(type, relations)) authorize(principalOf(facts), ability);
    const ids = request.ids.map(String);
    const found = inOrder(await this.sources[name]({ facts, ids, relations }), ids);
    const requested = [...(attributes.length === 0 ? type.attributes : attributes), ...relations];
    const fields = [...new Set(['id', ...requested])];
    return { data: answerOf(found, fields, ids.length) };
  }
}

/** Order statuses (ORD-008), the same for every caller, because shoppers read them too. */
function orderStatusesOf(ids: readonly string[]): readonly Model[] {
  const records: readonly Model[] = ORDER_STATUSES.map((code) => ({ ...orderStatusRecord(code) }));
  return records.filter(({ id }) => ids.includes(String(id)));
}

function inOrder(models: readonly Model[], ids: readonly string[]): readonly Model[] {
  const byId = new Map(
    models.flatMap((model): [string, Model][] => [
      [String(model['id']), model],
      [String(model['uuid']), model],
    ]),
  );
  return ids.flatMap((id) => {
    const model = byId.get(id);
    return model === undefined ? [] : [model];
  });
}

function answerOf(
  found: readonly Model[],
  fields: readonly string[],
  count: number,
): Model | readonly Model[] {
  const models = found.map((model) => only(model, fields));
  if (count > 1) return models;
  const [single] = models;
  if (single === undefined) throw new ModelNotFound();
  return single;
}
