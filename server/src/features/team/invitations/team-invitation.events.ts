import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';

interface OfInvitation {
  readonly invitationId: string;
}

/** An e-mail is sent to the address. */
interface Sent extends OfInvitation {
  /** Keyed hash of the address: the subject of this personal data (0014). */
  readonly subject: string;
  /** Lower case; null after erasure. */
  readonly email: string | null;
  readonly expiresAt: string;
}

/** Events of a team invitation. */
export type TeamInvitationEvent =
  | ({
      readonly type: 'MemberInvited';
      readonly permissions: readonly DashboardPermission[];
    } & Sent)
  | ({ readonly type: 'MemberInvitationSentAgain' } & Sent)
  | ({ readonly type: 'MemberInvitationWithdrawn' } & OfInvitation)
  | ({ readonly type: 'MemberInvitationAccepted'; readonly customerId: number } & OfInvitation);

export const teamInvitationEventTypes: EventTypes<TeamInvitationEvent> = {
  MemberInvited: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['email'] },
  },
  MemberInvitationSentAgain: {
    schemaVersion: 1,
    personal: { subject: ({ subject }) => subject, fields: ['email'] },
  },
  MemberInvitationWithdrawn: { schemaVersion: 1 },
  MemberInvitationAccepted: { schemaVersion: 1 },
};
