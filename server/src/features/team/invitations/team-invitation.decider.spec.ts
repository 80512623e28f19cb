import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
import type { AcceptInvitation, InviteMember } from './team-invitation.commands.js';
import { teamInvitationDecider } from './team-invitation.decider.js';
import {
  AlreadyInvited,
  InvitedUnderAnotherAddress,
  MemberInvitationExpired,
  MemberInvitationNotFound,
  MemberInvitationUsed,
  MemberInvitationWithdrawn,
} from './team-invitation.errors.js';
import type { TeamInvitationEvent } from './team-invitation.events.js';

const { given } = scenarioFor(teamInvitationDecider);
const of = { division: 33, invitationId: 'i-1' };
const whom = { subject: 'email:ab', email: 'ada@example.test' };
const [before, expiresAt, later] = ['2026-01-01', '2026-01-08', '2026-01-20'] as const;
const invite: InviteMember = {
  ...{ type: 'InviteMember', ...of, ...whom, permissions: ['pages'], now: before, expiresAt },
};
const accept: AcceptInvitation = {
  ...{ type: 'AcceptInvitation', ...of, customerId: 7, email: whom.email, now: before },
};
const again = { type: 'SendInvitationAgain', ...of, expiresAt: later } as const;
const withdraw = { type: 'WithdrawInvitation', ...of } as const;

const invited: TeamInvitationEvent = {
  ...{ type: 'MemberInvited', invitationId: 'i-1', ...whom, permissions: ['pages'], expiresAt },
};
const withdrawn: TeamInvitationEvent = { type: 'MemberInvitationWithdrawn', invitationId: 'i-1' };
const accepted: TeamInvitationEvent = {
  ...{ type: 'MemberInvitationAccepted', invitationId: 'i-1', customerId: 7 },
};
const sentAgain: TeamInvitationEvent = {
  ...{ type: 'MemberInvitationSentAgain', invitationId: 'i-1', ...whom, expiresAt: later },
};
const forgotten: TeamInvitationEvent = { ...invited, email: null };

describe('a team invitation', () => {
  it('belongs to the stream of the store', () => {
    expect(teamInvitationDecider.stream(invite)).toBe('team-invitations-33');
  });

  it('is refused while the address has an open invitation', () => {
    const second = { ...invite, invitationId: 'i-2' };
    given().when(invite).thenEvents(invited);
    given(invited).when(second).thenThrows(new AlreadyInvited());
    for (const history of [[invited, withdrawn], [invited, accepted], [forgotten]])
      given(...history)
        .when(second)
        .thenEvents({ ...invited, invitationId: 'i-2' });
    given(invited)
      .when({ ...second, now: expiresAt })
      .thenEvents({ ...invited, invitationId: 'i-2' });
    given(invited)
      .when({ ...second, subject: 'email:cd' })
      .thenEvents({ ...invited, invitationId: 'i-2', subject: 'email:cd' });
  });

  it('is accepted once, before it expires, and only under the invited address', () => {
    given(invited).when(accept).thenEvents(accepted);
    given(invited, accepted).when(accept).thenThrows(new MemberInvitationUsed());
    given(invited)
      .when({ ...accept, now: expiresAt })
      .thenThrows(new MemberInvitationExpired());
    given(invited)
      .when({ ...accept, email: 'bob@example.test' })
      .thenThrows(new InvitedUnderAnotherAddress());
    given(invited, withdrawn).when(accept).thenThrows(new MemberInvitationWithdrawn());
    given(forgotten).when(accept).thenThrows(new MemberInvitationWithdrawn());
    given().when(accept).thenThrows(new MemberInvitationNotFound());
  });

  it('gets a new expiry date when it is sent again, even after it expired', () => {
    given(invited).when(again).thenEvents(sentAgain);
    given(invited, sentAgain)
      .when({ ...accept, now: expiresAt })
      .thenEvents(accepted);
    given(invited, accepted).when(again).thenThrows(new MemberInvitationUsed());
    given(invited, withdrawn).when(again).thenThrows(new MemberInvitationWithdrawn());
    given().when(again).thenThrows(new MemberInvitationNotFound());
  });

  it('can be withdrawn while it is open', () => {
    given(invited).when(withdraw).thenEvents(withdrawn);
    given(invited, withdrawn).when(withdraw).thenNothing();
    given(invited, accepted).when(withdraw).thenNothing();
    given().when(withdraw).thenThrows(new MemberInvitationNotFound());
  });
});
