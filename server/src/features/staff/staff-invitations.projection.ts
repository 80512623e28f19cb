import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { Projection } from '../../platform/event-log/model/projection.js';
import { firstStage, stageAfter, type Invitation } from './staff-invitation.decider.js';
import type { StaffInvitationEvent } from './staff-invitation.events.js';

export interface StaffInvitationRow extends Invitation {
  readonly division: number;
  readonly id: string;
  readonly permissions: readonly AtlasPermission[];
  /** Actor: `staff:3` or `system:start`. */
  readonly invitedBy: string;
  /** ISO 8601. */
  readonly invitedAt: string;
}

export const staffInvitations: Projection<StaffInvitationRow, StaffInvitationEvent> = {
  name: 'staff-invitations',
  reads: ['StaffInvited', 'StaffInvitationAccepted', 'StaffInvitationWithdrawn'],
  isOfOneStream: true,
  keysOf: ({ division, event: { id } }) => [{ division, id }],
  apply: (row, { division, actor, occurredAt, event }) => {
    if (event.type !== 'StaffInvited') return row && { ...row, stage: stageAfter(event) };
    const { id, isAddressed, email, permissions, expiresAt } = event;
    const invitation = { id, isAddressed, email, permissions, expiresAt };
    return {
      division,
      ...invitation,
      stage: firstStage(event),
      invitedBy: actor,
      invitedAt: occurredAt,
    };
  },
};
