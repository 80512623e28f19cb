import type { EditorModule, OperatorMode } from '@selvedge/shared/connect/modes';
import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ConnectSessionRow } from './connect-sessions.projection.js';

@Entity('connect_sessions')
export class ConnectSessionEntity implements ConnectSessionRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('integer')
  readonly pageId!: number;

  @Column('uuid')
  readonly pageUuid!: string;

  @Column('text')
  readonly origin!: string;

  @Column('jsonb')
  readonly scopes!: readonly ConnectScope[];

  @Column('text')
  readonly module!: EditorModule;

  @Column('text')
  readonly operator!: OperatorMode;

  @Column('jsonb')
  readonly client!: ConnectSessionRow['client'];

  @Column('jsonb')
  readonly grantor!: ConnectSessionRow['grantor'];

  @Column('timestamptz')
  readonly openedAt!: string;

  @Column('timestamptz', { nullable: true })
  readonly endedAt!: string | null;
}
