import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { OrderDirectoryRow } from './order-directory.projection.js';

@Entity('order_directory')
@Index(['orderId'], { unique: true })
@Index(['hash'], { unique: true })
export class OrderDirectoryEntity implements OrderDirectoryRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('integer')
  orderId!: number;

  @Column('text')
  hash!: string;
}
