import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { AccountId } from '../account.rules.js';
import type { PasskeyRow, SecondFactorRow } from './second-factors.projection.js';

@Entity('second_factors')
export class SecondFactorEntity implements SecondFactorRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text', { name: 'subject_kind' })
  readonly kind!: AccountId['kind'];

  @PrimaryColumn('integer', { name: 'subject_id' })
  readonly id!: number;

  @Column('text')
  readonly factor!: string;

  @Column('text')
  readonly batch!: string;

  @Column('integer', { array: true })
  readonly unused!: readonly number[];

  /** ISO 8601. */
  @Column('timestamptz')
  readonly addedAt!: string;

  @Column('jsonb')
  readonly passkeys!: readonly PasskeyRow[];
}
