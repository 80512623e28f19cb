import type { Interaction } from '@selvedge/shared/interactions/interactions';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { VisitInteractionsRow } from './visit-interactions.projection.js';

@Entity('visit_interactions')
export class VisitInteractionsEntity implements VisitInteractionsRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly visitId!: string;

  @Column('jsonb')
  readonly kinds!: readonly Interaction[];
}
