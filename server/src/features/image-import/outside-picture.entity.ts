import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { OutsidePictureRow } from './outside-picture.projection.js';

@Entity('outside_pictures')
export class OutsidePictureEntity implements OutsidePictureRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly key!: string;

  @Column('text')
  readonly source!: string;

  @Column('text')
  readonly status!: OutsidePictureRow['status'];

  @Column('uuid', { nullable: true })
  readonly picture!: string | null;

  @Column('integer')
  readonly tries!: number;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('text')
  readonly notAgainBefore!: string;
}
