import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';

interface OfInvitation {
  readonly invitationId: string;
}

/** A mail goes to the address. */
interface Sent extends OfInvitation {
  /** Whose personal data the address is: its keyed hash (0014). */
  readonly subject: string;
  /** In lower case; null once the person was forgotten. */
  readonly email: string | null;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** What happens to who is asked to work on a store. */
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
