import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { OrdersModule } from '../orders/index.js';
import { invoiceEventTypes } from './invoice.events.js';
import { InvoicesEntity, RefundCreditNoteEntity } from './invoices.entity.js';
import { invoices, refundCreditNotes } from './invoices.projection.js';
import { InvoicesQueries } from './invoices.queries.js';
import { Invoices } from './invoices.service.js';
import { VatReturnController } from './vat-return.controller.js';
import { VatReturns } from './vat-returns.service.js';
import { Invoicing } from './invoicing.reactor.js';

/** Consecutive numbers of invoices and credit notes. */
@Module({
  imports: [TypeOrmModule.forFeature([InvoicesEntity, RefundCreditNoteEntity]), OrdersModule],
  controllers: [VatReturnController],
  providers: [InvoicesQueries, Invoices, Invoicing, VatReturns],
  exports: [Invoices],
})
export class InvoicesModule {
  constructor(registry: EventLogRegistry, invoicing: Invoicing) {
    registry.register({
      eventTypes: invoiceEventTypes,
      inline: [
        project(invoices, InvoicesEntity),
        project(refundCreditNotes, RefundCreditNoteEntity),
      ],
      reactors: [invoicing],
    });
  }
}
