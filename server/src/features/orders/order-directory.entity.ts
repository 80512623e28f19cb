import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { OrderDirectoryRow } from './order-directory.projection.js';

@Entity('order_directory')
export class OrderDirectoryEntity implements OrderDirectoryRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  orderId!: number;

  @Column('text')
  hash!: string;
}
