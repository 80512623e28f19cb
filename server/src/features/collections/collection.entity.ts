import type { Collection } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { CollectionRow } from './collection.projection.js';

@Entity('collections')
@Index(['division', 'urlName'], { unique: true })
@Index(['division', 'id'], { unique: true })
export class CollectionEntity implements CollectionRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;

  @Column('text')
  readonly urlName!: string;

  @Column('boolean')
  readonly enabled!: boolean;

  @Column('integer')
  readonly position!: number;

  @Column('uuid', { array: true })
  readonly productOrder!: readonly string[];

  @Column('jsonb')
  readonly collection!: Collection;
}
