import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';
import type { OrderTax } from '@selvedge/shared/tax/sale-tax';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import { instant } from '../../../platform/database/instant.js';
import type { ChildEntry } from './child-row.projection.js';
import type { ParentOrder } from '../aggregate/children/child.events.js';
import type { LabelEntry } from './label-row.projection.js';
import type { PigeonholeEntry } from './pigeonhole-row.projection.js';
import type { QuoteEntry } from './quote-row.projection.js';
import type { TrackingEntry } from '../aggregate/tracking/tracking.rules.js';
import type { AttemptEntry, RefundEntry } from './attempt-row.projection.js';
import type { OrderRow, StatusLogEntry } from './orders.projection.js';

@Entity('orders')
@Index(['division', 'hash'], { unique: true })
export class OrderEntity implements OrderRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  orderId!: number;

  @Column('text')
  hash!: string;

  @Column('text')
  subject!: string;

  @Column('integer', { nullable: true })
  customerId!: number | null;

  @Column('text')
  flow!: OrderFlow;

  @Column('text')
  status!: OrderStatus;

  @Column('smallint')
  stage!: number;

  @Column('smallint')
  percentComplete!: number;

  @Column('smallint')
  priority!: number;

  @Column('text', { nullable: true })
  fulfillmentFactory!: string | null;

  @Column('jsonb', { nullable: true })
  parent!: ParentOrder | null;

  @Column('jsonb')
  children!: readonly ChildEntry[];

  @Column('jsonb')
  items!: readonly OrderItem[];

  @Column('integer')
  quantity!: number;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('text', { nullable: true })
  coupon!: string | null;

  @Column('boolean')
  holdsDiscount!: boolean;

  @Column('boolean')
  isReminded!: boolean;

  @Column('bigint')
  subtotal!: number;

  @Column('bigint')
  goodsTax!: number;

  @Column('bigint')
  shipping!: number;

  @Column('bigint')
  shippingTax!: number;

  @Column('bigint')
  discount!: number;

  @Column('bigint')
  taxDiscount!: number;

  @Column('bigint')
  total!: number;

  @Column('text')
  currency!: string;

  @Column('jsonb', { nullable: true })
  tax!: OrderTax | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  customerName!: string | null;

  @Column('jsonb', { nullable: true })
  shippingAddress!: OrderAddress | null;

  @Column('jsonb', { nullable: true })
  billingAddress!: OrderAddress | null;

  @Column('jsonb')
  statusLog!: readonly StatusLogEntry[];

  @Column('jsonb')
  paymentAttempts!: readonly AttemptEntry[];

  @Column('jsonb')
  labels!: readonly LabelEntry[];

  @Column('integer')
  unprinted!: number;

  @Column('text', { nullable: true })
  reprintReason!: ReprintReason | null;

  @Column('jsonb')
  pigeonholeLogs!: readonly PigeonholeEntry[];

  @Column('text', { array: true })
  pigeonholes!: readonly string[];

  @Column('jsonb')
  trackingCodes!: readonly TrackingEntry[];

  @Column('jsonb', { nullable: true })
  quote!: QuoteEntry | null;

  @Column('text', { nullable: true })
  paymentTransaction!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, transformer: instant })
  openAttemptAt!: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, transformer: instant })
  refundDueAt!: string | null;

  @Column('jsonb')
  refunds!: readonly RefundEntry[];

  @Column('bigint')
  refunded!: number;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, transformer: instant })
  openRefundAt!: string | null;

  @Column({ type: 'timestamptz', precision: 3, transformer: instant })
  createdAt!: string;

  @Column({ type: 'timestamptz', precision: 3, transformer: instant })
  changedAt!: string;

  @Column({ type: 'timestamptz', precision: 3, nullable: true, transformer: instant })
  deletedAt!: string | null;

  @Column('bigint')
  position!: number;
}
