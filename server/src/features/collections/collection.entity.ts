import type { Collection } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, Index } from 'typeorm';

import { NumberedEntity } from '../../platform/database/numbered.entity.js';
import type { CollectionRow } from './collection.projection.js';

@Entity('collections')
@Index(['division', 'urlName'], { unique: true })
export class CollectionEntity extends NumberedEntity implements CollectionRow {
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
