import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { staffInvitationDecider } from './staff-invitation.decider.js';
import {
  InvitationOver,
  InvitationUsed,
  InvitedByAnotherAddress,
  NoSuchInvitation,
} from './staff-invitation.errors.js';
import type { StaffInvited } from './staff-invitation.events.js';

const { given } = scenarioFor(staffInvitationDecider);
const id = 'f'.repeat(32);
const invitation = {
  id,
  subject: 'email:ada',
  isAddressed: true,
  email: 'ada@selvedge.test',
  permissions: ['stores'],
  expiresAt: '2026-11-24T08:00:00.000Z',
} as const;
const invited: StaffInvited = { type: 'StaffInvited', ...invitation };
const used = { type: 'StaffInvitationAccepted', id } as const;
const withdrawn = { type: 'StaffInvitationWithdrawn', id } as const;

const accept = (email: string, now = '2026-11-24T07:59:59.999Z') =>
  ({ type: 'AcceptStaffInvitation', id, email, now }) as const;

describe('a staff invitation', () => {
  it('has its own stream', () => {
    expect(staffInvitationDecider.stream({ type: 'WithdrawStaffInvitation', id })).toBe(
      `staff-invitation-${id}`,
    );
    given()
      .when({ type: 'InviteToStaff', ...invitation })
      .thenEvents(invited);
  });

  it('is accepted only under the invited address, in any case', () => {
    given(invited).when(accept('Ada@Selvedge.test')).thenEvents(used);
    given(invited).when(accept('eve@selvedge.test')).thenThrows(new InvitedByAnotherAddress());
  });

  it('can be accepted by any address if it names none', () => {
    given({ ...invited, isAddressed: false, email: null })
      .when(accept('eve@selvedge.test'))
      .thenEvents(used);
  });

  it('EVT-016 cannot be used after the invited person was erased', () => {
    given({ ...invited, email: null })
      .when(accept('eve@selvedge.test'))
      .thenThrows(new InvitationOver());
  });

  it('is accepted once, before it expires, and not after it was withdrawn', () => {
    const { email, expiresAt } = invitation;
    given().when(accept(email)).thenThrows(new NoSuchInvitation());
    given(invited, used).when(accept(email)).thenThrows(new InvitationUsed());
    given(invited, withdrawn).when(accept(email)).thenThrows(new InvitationOver());
    given(invited).when(accept(email, expiresAt)).thenThrows(new InvitationOver());
  });

  it('can be withdrawn while it is open', () => {
    const withdraw = { type: 'WithdrawStaffInvitation', id } as const;
    given(invited).when(withdraw).thenEvents(withdrawn);
    given(invited, withdrawn).when(withdraw).thenNothing();
    given(invited, used).when(withdraw).thenNothing();
    given().when(withdraw).thenThrows(new NoSuchInvitation());
  });
});
