import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { CommentThreadRow, StoredComment } from './comment-thread.projection.js';

@Entity('comment_threads')
export class CommentThreadEntity implements CommentThreadRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid')
  readonly pageUuid!: string;

  @Column('uuid')
  readonly blockId!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly startedAt!: string;

  @Column('jsonb', { nullable: true })
  readonly resolved!: CommentThreadRow['resolved'];

  @Column('jsonb')
  readonly comments!: readonly StoredComment[];
}
