import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { InvoicesEntity, RefundCreditNoteEntity } from './invoices.entity.js';
import { noDocuments, type InvoicesRow, type RefundCreditNoteRow } from './invoices.projection.js';

@Injectable()
export class InvoicesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the invoiced orders of a store up to and including a day in UTC, oldest first. */
  issuedUntil(division: number, day: string): Promise<readonly InvoicesRow[]> {
    return this.dataSource.manager
      .createQueryBuilder(InvoicesEntity, 'i')
      .where('i.division = :division AND i.invoiceNumber IS NOT NULL', { division })
      .andWhere('i.invoicedAt <= :end', { end: `${day}T23:59:59.999Z` })
      .orderBy('i.invoiceNumber')
      .getMany();
  }

  /** Returns the credit notes of an order's refunds, oldest first. */
  refundsOf(division: number, orderId: number): Promise<readonly RefundCreditNoteRow[]> {
    const where = { division, orderId };
    return this.dataSource.manager.find(RefundCreditNoteEntity, {
      where,
      order: { number: 'ASC' },
    });
  }

  /** Returns the documents of an order; their numbers are null before they are issued. */
  async ofOrder(division: number, orderId: number): Promise<InvoicesRow> {
    const found = await this.dataSource.manager.findOneBy(InvoicesEntity, { division, orderId });
    return found ?? { ...noDocuments, division, orderId };
  }
}
