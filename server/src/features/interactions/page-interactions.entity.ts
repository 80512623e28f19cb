import type { InteractionCounts } from '@selvedge/shared/interactions/interactions';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { PageInteractionsRow } from './page-interactions.projection.js';

@Entity('page_interactions')
export class PageInteractionsEntity implements PageInteractionsRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly pageUuid!: string;

  @Column('jsonb')
  readonly counts!: InteractionCounts;
}
