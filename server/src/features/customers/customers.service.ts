import { Injectable } from '@nestjs/common';
import type { CustomerFile, Customers, CustomersQuery } from '@selvedge/shared/customers/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import type { CustomerFileCommand } from './customer-file.commands.js';
import { CustomerNotFound } from './customer-file.errors.js';
import { CustomerFiles } from './customer-files.service.js';
import { CustomerPlaces } from './customer-places.service.js';
import { CustomerWriting } from './customer-writing.service.js';
import { CustomersQueries, type CustomerWithAccount } from './customers.queries.js';

const perPage = 50;

/** Customers of all stores, for staff (ATL-019). */
@Injectable()
export class CustomersService {
  constructor(
    private readonly queries: CustomersQueries,
    private readonly files: CustomerFiles,
    private readonly places: CustomerPlaces,
    private readonly writing: CustomerWriting,
  ) {}

  async list({ searchTerm = '', sort = '-since', after }: CustomersQuery): Promise<Customers> {
    const term = searchTerm.trim() || null;
    const found = await this.queries.list({
      ...{ term, sort, after: after ?? null },
      limit: perPage + 1,
    });
    const customers = found.slice(0, perPage);
    return { customers, next: found.length > perPage ? (customers.at(-1)?.id ?? null) : null };
  }

  /** Throws CustomerNotFound. */
  async read(id: number, reader: string): Promise<CustomerFile> {
    const cursor = this.files.cursor();
    const customer = await this.found(id);
    const [staffEntries, places] = await Promise.all([
      this.files.staffEntries(customer, reader),
      this.places.of(customer),
    ]);
    const internal = customer.claimedUser !== null;
    return { ...customer, internal, ...staffEntries, ...places, cursor };
  }

  /**
   * Returns the customer after the command. Throws CustomerNotFound, Muted, and the errors of the
   * decider.
   */
  async execute(context: CommandContext, command: CustomerFileCommand): Promise<CustomerFile> {
    await this.found(command.customerId);
    await this.writing.write(context, command);
    return this.read(command.customerId, context.actor);
  }

  private async found(id: number): Promise<CustomerWithAccount> {
    const customer = await this.queries.find(id);
    if (customer === undefined) throw new CustomerNotFound();
    return customer;
  }
}
