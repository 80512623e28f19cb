import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { SubscriberRow } from './subscribers.projection.js';

@Entity('subscribers')
export class SubscriberEntity implements SubscriberRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly id!: string;

  @Column('text')
  readonly subject!: string;

  @Column('integer')
  readonly mailingList!: number;

  @Column('text', { nullable: true })
  readonly email!: string | null;

  @Column('text', { nullable: true })
  readonly firstName!: string | null;

  @Column('timestamptz')
  readonly askedAt!: string;

  @Column('timestamptz', { nullable: true })
  readonly confirmedAt!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly endedAt!: string | null;
}
