import type { Store } from '@selvedge/shared/stores/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Current state of a store, written only by the projection. */
@Entity('stores')
export class StoreRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  /** Log position of the StoreSaved event that it reflects. */
  @Column('bigint')
  position!: number;

  @Column('jsonb')
  store!: Store;
}

/**
 * Host names of stores, unique across all stores; streams cannot enforce that, because each covers
 * one division.
 */
@Entity('divisions')
export class DivisionRow {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  code!: string;

  @Column('text', { nullable: true })
  customDomainName!: string | null;
}
