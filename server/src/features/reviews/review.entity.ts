import type { Review } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ReviewRow } from './review.projection.js';

@Entity('reviews')
export class ReviewEntity implements ReviewRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('uuid')
  readonly product!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly date!: string;

  @Column('jsonb')
  readonly review!: Review;
}
