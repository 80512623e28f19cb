import type { CopiedBlock } from '@selvedge/shared/pages/live/copied-block';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { SnippetRow } from './snippet.projection.js';

@Entity('page_snippets')
export class SnippetEntity implements SnippetRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly name!: string;

  @Column('jsonb')
  readonly block!: CopiedBlock;
}
