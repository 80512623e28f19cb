import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/**
 * A staff invitation was created. The id is not secret, because links also contain its signature.
 */
export interface StaffInvited {
  readonly type: 'StaffInvited';
  readonly id: string;
  /** Data subject that the address belongs to (EVT-016). */
  readonly subject: string;
  /** Whether it is for one address rather than for anyone with the link. */
  readonly isAddressed: boolean;
  /** Lower case; null if it names no address or the person was erased. */
  readonly email: string | null;
  readonly permissions: readonly AtlasPermission[];
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
