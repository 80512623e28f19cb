import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { InvoicesEntity } from './invoices.entity.js';
import { noDocuments, type InvoicesRow } from './invoices.projection.js';

@Injectable()
export class InvoicesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the documents of an order; their numbers are null before they are issued. */
  async ofOrder(division: number, orderId: number): Promise<InvoicesRow> {
    const found = await this.dataSource.manager.findOneBy(InvoicesEntity, { division, orderId });
    return found ?? { ...noDocuments, division, orderId };
  }
}
