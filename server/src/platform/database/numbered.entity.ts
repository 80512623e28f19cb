import { Column, Index, PrimaryColumn } from 'typeorm';

/** A row of one thing of a store: by its uuid, and by the number that people know it by. */
@Index(['division', 'id'], { unique: true })
export abstract class NumberedEntity {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;
}
