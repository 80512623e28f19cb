import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { Decider } from '../../../platform/event-log/model/decider.js';
import type {
  AcceptInvitation,
  InviteMember,
  SendInvitationAgain,
  TeamInvitationCommand,
} from './team-invitation.commands.js';
import {
  AlreadyInvited,
  InvitedUnderAnotherAddress,
  MemberInvitationExpired,
  MemberInvitationNotFound,
  MemberInvitationUsed,
  MemberInvitationWithdrawn,
} from './team-invitation.errors.js';
import type { TeamInvitationEvent } from './team-invitation.events.js';

export interface TeamInvitation {
  readonly id: string;
  readonly stage: 'open' | 'used' | 'withdrawn';
  readonly subject: string;
  readonly email: string | null;
  readonly permissions: readonly DashboardPermission[];
  readonly expiresAt: string;
}

/** Invitations of a store by id. */
export type TeamInvitations = ReadonlyMap<string, TeamInvitation>;

function decide(
  command: TeamInvitationCommand,
  invitations: TeamInvitations,
): readonly TeamInvitationEvent[] {
  const { invitationId } = command;
  const invitation = invitations.get(invitationId);
  switch (command.type) {
    case 'InviteMember':
      return invite(command, invitations);
    case 'SendInvitationAgain':
      return sendAgain(command, invitation);
    case 'WithdrawInvitation':
      if (invitation === undefined) throw new MemberInvitationNotFound();
      return invitation.stage === 'open'
        ? [{ type: 'MemberInvitationWithdrawn', invitationId }]
        : [];
    case 'AcceptInvitation':
      return accept(command, invitation);
  }
}

function invite(
  { invitationId, subject, email, permissions, now, expiresAt }: InviteMember,
  invitations: TeamInvitations,
): readonly TeamInvitationEvent[] {
  const isOpen = (one: TeamInvitation) =>
    one.stage === 'open' && one.subject === subject && now < one.expiresAt;
  if ([...invitations.values()].some(isOpen)) throw new AlreadyInvited();
  return [{ type: 'MemberInvited', invitationId, subject, email, permissions, expiresAt }];
}

function sendAgain(
  { invitationId, expiresAt }: SendInvitationAgain,
  invitation: TeamInvitation | undefined,
): readonly TeamInvitationEvent[] {
  const { subject, email } = stillOpen(invitation);
  return [{ type: 'MemberInvitationSentAgain', invitationId, subject, email, expiresAt }];
}

function accept(
  { invitationId, customerId, email, now }: AcceptInvitation,
  invitation: TeamInvitation | undefined,
): readonly TeamInvitationEvent[] {
  if (usable(invitation, now).email !== email) throw new InvitedUnderAnotherAddress();
  return [{ type: 'MemberInvitationAccepted', invitationId, customerId }];
}

function evolve(invitations: TeamInvitations, event: TeamInvitationEvent): TeamInvitations {
  const { invitationId: id } = event;
  if (event.type === 'MemberInvited') {
    const { subject, email, permissions, expiresAt } = event;
    // The invited person was erased.
    const stage = email === null ? 'withdrawn' : 'open';
    return new Map(invitations).set(id, { id, stage, subject, email, permissions, expiresAt });
  }
  const invitation = invitations.get(id);
  return invitation === undefined
    ? invitations
    : new Map(invitations).set(id, { ...invitation, ...changeBy(event) });
}

function changeBy(
  event: Exclude<TeamInvitationEvent, { readonly type: 'MemberInvited' }>,
): Partial<TeamInvitation> {
  switch (event.type) {
    case 'MemberInvitationSentAgain':
      return { expiresAt: event.expiresAt };
    case 'MemberInvitationWithdrawn':
      return { stage: 'withdrawn' };
    case 'MemberInvitationAccepted':
      return { stage: 'used' };
  }
}

function stillOpen(invitation: TeamInvitation | undefined): TeamInvitation {
  if (invitation === undefined) throw new MemberInvitationNotFound();
  if (invitation.stage === 'used') throw new MemberInvitationUsed();
  if (invitation.stage === 'withdrawn') throw new MemberInvitationWithdrawn();
  return invitation;
}

/** Returns the invitation if it can be used at `now` (ISO 8601); otherwise throws the reason. */
export function usable(invitation: TeamInvitation | undefined, now: string): TeamInvitation {
  const open = stillOpen(invitation);
  if (now >= open.expiresAt) throw new MemberInvitationExpired();
  return open;
}

export function invitationsStream({ division }: Pick<TeamInvitationCommand, 'division'>): string {
  return `team-invitations-${String(division)}`;
}

/**
 * Decides on team invitations: one open invitation per address, accepted once and before it
 * expires.
 */
export const teamInvitationDecider: Decider<
  TeamInvitations,
  TeamInvitationCommand,
  TeamInvitationEvent
> = { stream: invitationsStream, initial: new Map(), decide, evolve };
