import type { Model } from '@selvedge/shared/models/contract';
import { Injectable } from '@nestjs/common';

import { CustomerNotFound, CustomersService } from '../customers/index.js';
import { integersIn, type ModelsQuery } from './model-sources.js';
import { customerAttributes } from './people-attributes.rules.js';
import { PeopleModelsReader } from './people-models.queries.js';

/** What owners are not told. */
const withheld: Model = Object.fromEntries(customerAttributes.map((name) => [name, null]));

/** Those who ordered in the store, as its owner knows them; on atlas whoever has an account, as staff do. */
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

  /** None of who has no account. */
  private async file(id: number, reader: string): Promise<readonly Model[]> {
    try {
      return [{ ...(await this.customers.read(id, reader)) }];
    } catch (error) {
      if (error instanceof CustomerNotFound) return [];
      throw error;
    }
  }
}
