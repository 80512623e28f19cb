import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';

import { CustomerNotFound, CustomersService } from '../customers/index.js';
import { integersIn, type ModelsQuery } from './model-sources.js';
import { customerAttributes } from './people-attributes.rules.js';
import { PeopleModelsReader } from './people-models.queries.js';

/** Attributes that owners cannot see. */
const withheld: Model = Object.fromEntries(customerAttributes.map((name) => [name, null]));

/**
 * Customers of the store, with the data visible to its owner; on atlas all accounts, with the data
 * visible to staff.
 */
@Injectable()
export class CustomerModels {
  constructor(
    private readonly customers: CustomersService,
    private readonly people: PeopleModelsReader,
  ) {}

  async find(query: ModelsQuery): Promise<readonly Model[]> {
    if (query.facts.tenant.context !== 'atlas') {
      const customers = await this.people.customers(query);
      return customers.map((customer) => ({ ...withheld, ...customer }));
    }
    const { subject } = query.facts.session;
    const reader = `staff:${String(subject?.id)}`;
    const found: Model[] = [];
    for (const id of integersIn(query.ids)) found.push(...(await this.file(id, reader)));
    return found;
  }

  /** Returns an empty list if there is no such account. */
  private async file(id: number, reader: string): Promise<readonly Model[]> {
    try {
      return [{ ...(await this.customers.read(id, reader)) }];
    } catch (error) {
      if (error instanceof CustomerNotFound) return [];
      throw error;
    }
  }
}
