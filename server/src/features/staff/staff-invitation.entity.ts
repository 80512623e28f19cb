import type { AtlasPermission } from '@selvedge/shared/permissions/codes';
import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { InvitationStage } from './staff-invitation.decider.js';
import type { StaffInvitationRow } from './staff-invitations.projection.js';

@Entity('staff_invitations')
export class StaffInvitationEntity implements StaffInvitationRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('text')
  readonly id!: string;

  @Column('boolean')
  readonly isAddressed!: boolean;

  @Column('text', { nullable: true })
  readonly email!: string | null;

  @Column('text', { array: true })
  readonly permissions!: readonly AtlasPermission[];

  @Column('timestamptz')
  readonly expiresAt!: string;

  @Column('text')
  readonly stage!: InvitationStage;

  @Column('text')
  readonly invitedBy!: string;

  @Column('timestamptz')
  readonly invitedAt!: string;
}
