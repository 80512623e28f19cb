import type { OrderFlow, OrderStatus } from '@selvedge/shared/orders/order-status';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { OrderCountsRow } from './order-counts.projection.js';

@Entity('order_counts')
export class OrderCountsEntity implements OrderCountsRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('text')
  flow!: OrderFlow;

  @PrimaryColumn('text')
  status!: OrderStatus;

  @Column('integer')
  orders!: number;
}
