import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { LikedItems } from './favourites.decider.js';
import type { FavouritesRow } from './favourites.projection.js';

@Entity('favourites')
export class FavouritesEntity implements FavouritesRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly id!: string;

  @Column('jsonb')
  readonly items!: LikedItems;

  @Column('timestamptz')
  readonly changedAt!: string;
}
