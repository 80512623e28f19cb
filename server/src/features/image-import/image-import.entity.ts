import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ImageImportRow } from './image-import.projection.js';

@Entity('outside_pictures')
export class ImageImportEntity implements ImageImportRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly key!: string;

  @Column('text')
  readonly source!: string;

  @Column('text')
  readonly status!: ImageImportRow['status'];

  @Column('uuid', { nullable: true })
  readonly picture!: string | null;

  @Column('integer')
  readonly tries!: number;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('text')
  readonly notAgainBefore!: string;
}
