import type { DiscountMethod, DiscountTerms } from '@selvedge/shared/discounts/discount';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { DiscountCodeRow, DiscountRow } from './discounts.projection.js';

@Entity('discounts')
export class DiscountEntity implements DiscountRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('text')
  readonly title!: string;

  @Column('text')
  readonly method!: DiscountMethod;

  @Column('text', { nullable: true })
  readonly code!: string | null;

  @Column('jsonb')
  readonly terms!: DiscountTerms;

  @Column('boolean')
  readonly isPaused!: boolean;

  @Column('integer')
  readonly issued!: number;

  @Column('integer')
  readonly version!: number;

  @Column('timestamptz')
  readonly createdAt!: string;

  @Column('timestamptz')
  readonly changedAt!: string;
}

@Entity('discount_codes')
@Index(['division', 'code'], { unique: true })
export class DiscountCodeEntity implements DiscountCodeRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly discountId!: string;

  @PrimaryColumn('text')
  readonly code!: string;
}
