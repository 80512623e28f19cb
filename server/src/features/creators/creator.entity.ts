import type { Creator } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, Index } from 'typeorm';

import { NumberedEntity } from '../../platform/database/numbered.entity.js';
import type { CreatorRow } from './creator.projection.js';

@Entity('creators')
@Index(['division', 'urlName'], { unique: true })
export class CreatorEntity extends NumberedEntity implements CreatorRow {
  @Column('text')
  readonly urlName!: string;

  @Column('text')
  readonly name!: string;

  @Column('jsonb')
  readonly creator!: Creator;
}
