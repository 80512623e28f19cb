import type { Creator } from '@selvedge/shared/catalogue/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { CreatorRow } from './creator.projection.js';

@Entity('creators')
@Index(['division', 'urlName'], { unique: true })
@Index(['division', 'id'], { unique: true })
export class CreatorEntity implements CreatorRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;

  @Column('text')
  readonly urlName!: string;

  @Column('text')
  readonly name!: string;

  @Column('jsonb')
  readonly creator!: Creator;
}
