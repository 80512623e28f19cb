import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';

import { OrderNotFound, OrderReader } from '../orders/index.js';
import { integersIn, type ModelsQuery } from './model-sources.js';
import { PeopleModelsReader } from './people-models.queries.js';

/**
 * Orders as the single-order endpoints return them: those of the store, on atlas those of all
 * stores.
 */
@Injectable()
export class OrderModels {
  constructor(
    private readonly reader: OrderReader,
    private readonly people: PeopleModelsReader,
  ) {}

  async find(query: ModelsQuery): Promise<readonly Model[]> {
    const found: AtlasOrder[] = [];
    for (const id of integersIn(query.ids)) found.push(...(await this.order(query, id)));
    const customers = query.relations.includes('customer')
      ? await this.people.customersOf(found.map(({ id }) => id))
      : new Map<number, Model>();
    return found.map((order) => ({ ...order, customer: customers.get(order.id) ?? null }));
  }

  /** Returns an empty list if the order does not exist or belongs to another store. */
  private async order({ facts }: ModelsQuery, id: number): Promise<readonly AtlasOrder[]> {
    const { tenant, division } = facts;
    try {
      const isStaffs = tenant.context === 'atlas';
      return [await (isStaffs ? this.reader.forStaff(id) : this.reader.forOwner(division, id))];
    } catch (error) {
      if (error instanceof OrderNotFound) return [];
      throw error;
    }
  }
}
