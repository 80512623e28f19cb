import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';

import { ProductModels } from '../catalogue/index.js';
import { CatalogueModelsReader } from './catalogue-models.queries.js';
import type { ModelsQuery } from './model-sources.js';

@Injectable()
export class ProductSource {
  constructor(
    private readonly products: ProductModels,
    private readonly reader: CatalogueModelsReader,
  ) {}

  /** One statement for the products, and one for all their relations. */
  async find({ facts, ids, relations }: ModelsQuery): Promise<readonly Model[]> {
    const models = await this.products.inOrder(facts, ids);
    if (relations.length === 0) return models.map((model) => ({ ...model }));
    const related = await this.reader.relationsOf(
      facts.division,
      models.map(({ uuid }) => uuid),
    );
    return models.map((model) => ({
      ...model,
      ...only(related.get(model.uuid) ?? {}, relations),
    }));
  }
}

/** Returns a model with only these fields. */
export function only(model: Model, names: readonly string[]): Model {
  return Object.fromEntries(names.map((name) => [name, model[name]]));
}
