import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { BasketItems } from './basket.decider.js';
import type { BasketRow } from './basket.projection.js';

/** Written by the projection `baskets`. */
@Entity('baskets')
export class BasketEntity implements BasketRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly id!: string;

  @Column('jsonb')
  readonly items!: BasketItems;

  @Column('timestamptz')
  readonly changedAt!: string;
}
