import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Somebody may join the staff. The id is no secret: the link holds its seal too. */
export interface StaffInvited {
  readonly type: 'StaffInvited';
  readonly id: string;
  /** Whose address it is (EVT-016). */
  readonly subject: string;
  /** Whether it is for one address, or for whoever has the link. */
  readonly isAddressed: boolean;
  /** In lower case; null where it is for nobody's in particular, and once the person was forgotten. */
  readonly email: string | null;
  readonly permissions: readonly AtlasPermission[];
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface StaffInvitationAccepted {
  readonly type: 'StaffInvitationAccepted';
  readonly id: string;
}

export interface StaffInvitationWithdrawn {
  readonly type: 'StaffInvitationWithdrawn';
  readonly id: string;
}

export type StaffInvitationEvent =
  | StaffInvited
  | StaffInvitationAccepted
  | StaffInvitationWithdrawn;

export const staffInvitationEventTypes: EventTypes<StaffInvitationEvent> = {
  StaffInvited: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['email'] },
  },
  StaffInvitationAccepted: { schemaVersion: 1 },
  StaffInvitationWithdrawn: { schemaVersion: 1 },
};
