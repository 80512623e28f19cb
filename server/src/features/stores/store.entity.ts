import type { Store } from '@selvedge/shared/stores/contract';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The present state of a store; written by the projection alone. */
@Entity('stores')
export class StoreRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  /** Of the StoreSaved that it shows. */
  @Column('bigint')
  position!: number;

  @Column('jsonb')
  store!: Store;
}

/** Who has which host name: unique over all stores, which no stream of one division could promise. */
@Entity('divisions')
export class DivisionRow {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  code!: string;

  @Column('text', { nullable: true })
  customDomainName!: string | null;
}
