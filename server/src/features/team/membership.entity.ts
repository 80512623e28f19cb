import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Role and permissions of a customer in a store. */
@Entity('memberships')
export class MembershipRow {
  @PrimaryColumn('integer')
  customerId!: number;

  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @Column('text')
  role!: 'owner' | 'member';

  @Column('text', { array: true })
  permissions!: readonly DashboardPermission[];

  /** Whether paid orders are mailed; null means the default of the role. */
  @Column('boolean', { nullable: true })
  saleMails!: boolean | null;

  @Column('timestamptz')
  since!: string;
}
