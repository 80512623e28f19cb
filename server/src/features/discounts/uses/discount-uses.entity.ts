import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { DiscountCounterRow, DiscountUseRow } from './discount-uses.projection.js';

@Entity('discount_counters')
export class DiscountCounterEntity implements DiscountCounterRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly name!: string;

  @Column('integer')
  readonly used!: number;
}

@Entity('discount_uses')
export class DiscountUseEntity implements DiscountUseRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly discountId!: string;

  @PrimaryColumn('integer')
  readonly orderId!: number;

  @Column('bigint')
  readonly amount!: number;

  @Column('double precision')
  readonly exchangeRate!: number;

  @Column('text', { array: true })
  readonly counters!: readonly string[];
}
