import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { instant } from '../../platform/database/instant.js';
import type { InvoicesRow, RefundCreditNoteRow } from './invoices.projection.js';

@Entity('invoices')
@Index(['division', 'invoiceNumber'], { unique: true })
@Index(['division', 'creditNoteNumber'], { unique: true })
export class InvoicesEntity implements InvoicesRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  orderId!: number;

  @Column('integer', { nullable: true })
  invoiceNumber!: number | null;

  @Column('timestamptz', { nullable: true, transformer: instant })
  invoicedAt!: string | null;

  @Column('integer', { nullable: true })
  creditNoteNumber!: number | null;

  @Column('timestamptz', { nullable: true, transformer: instant })
  creditedAt!: string | null;

  @Column('integer', { nullable: true })
  invoicedOrderId!: number | null;
}

@Entity('refund_credit_notes')
@Index(['division', 'number'], { unique: true })
export class RefundCreditNoteEntity implements RefundCreditNoteRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  orderId!: number;

  @PrimaryColumn('text')
  refundId!: string;

  @Column('integer')
  number!: number;

  @Column('timestamptz', { transformer: instant })
  issuedAt!: string;
}
