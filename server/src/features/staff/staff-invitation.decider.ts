import { isSameEmail } from '@selvedge/shared/forms/usual-forms';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { StaffInvitationCommand } from './staff-invitation.commands.js';
import {
  InvitationOver,
  InvitationUsed,
  InvitedByAnotherAddress,
  NoSuchInvitation,
} from './staff-invitation.errors.js';
import type { StaffInvitationEvent, StaffInvited } from './staff-invitation.events.js';

/** An expired invitation stays open; expiry depends on the time of the check. */
export type InvitationStage = 'open' | 'used' | 'withdrawn';

export interface Invitation extends Pick<StaffInvited, 'isAddressed' | 'email' | 'expiresAt'> {
  readonly stage: InvitationStage;
}

/**
 * Decides on staff invitations: each creates one account, before it expires, under the invited
 * address.
 */
export const staffInvitationDecider: Decider<
  Invitation | undefined,
  StaffInvitationCommand,
  StaffInvitationEvent
> = {
  stream: ({ id }) => `staff-invitation-${id}`,
  initial: undefined,
  decide: (command, invitation) => {
    switch (command.type) {
      case 'InviteToStaff':
        return [{ ...command, type: 'StaffInvited' }];
      case 'AcceptStaffInvitation': {
        const { isAddressed, email } = usable(invitation, command.now);
        if (isAddressed && (email === null || !isSameEmail(email, command.email)))
          throw new InvitedByAnotherAddress();
        return [{ type: 'StaffInvitationAccepted', id: command.id }];
      }
      case 'WithdrawStaffInvitation':
        if (invitation === undefined) throw new NoSuchInvitation();
        return invitation.stage === 'open'
          ? [{ type: 'StaffInvitationWithdrawn', id: command.id }]
          : [];
    }
  },
  evolve: (invitation, event) => {
    if (event.type === 'StaffInvited') return { ...event, stage: firstStage(event) };
    return invitation && { ...invitation, stage: stageAfter(event) };
  },
};

/** If the invited person was erased, the invitation is closed to everyone. */
export function firstStage({ isAddressed, email }: StaffInvited): InvitationStage {
  return isAddressed && email === null ? 'withdrawn' : 'open';
}

export function stageAfter({ type }: Exclude<StaffInvitationEvent, StaffInvited>): InvitationStage {
  return type === 'StaffInvitationAccepted' ? 'used' : 'withdrawn';
}

/** Returns the invitation if it can be used at `now` (ISO 8601); otherwise throws the reason. */
export function usable<Candidate extends Invitation>(
  invitation: Candidate | undefined,
  now: string,
): Candidate {
  if (invitation === undefined) throw new NoSuchInvitation();
  if (invitation.stage === 'used') throw new InvitationUsed();
  if (invitation.stage === 'withdrawn' || now >= invitation.expiresAt) throw new InvitationOver();
  return invitation;
}
