import { Column, Index, PrimaryColumn } from 'typeorm';

/** Row of a store, with a uuid and a human-readable number. */
@Index(['division', 'id'], { unique: true })
export abstract class NumberedEntity {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;
}
