import type { DashboardPermission } from '@selvedge/shared/permissions/codes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer is to a store. */
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

  /** ISO 8601. */
  @Column('timestamptz')
  since!: string;
}
