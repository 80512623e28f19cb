import type { InitialState } from '@selvedge/shared/accounts/contract';
import type {
  ChangeStaff,
  InviteStaff,
  JoinStaff,
  Muting,
  OpenStaffInvitation,
  StaffChange,
  StaffInvitation,
  StaffMember,
} from '@selvedge/shared/staff/contract';
import type { SetRfids, StaffUser } from '@selvedge/shared/staff/users/contract';

import { call } from '../../lib/http.js';

/** What the link of an invitation is good for. Throws ApiError in words for who holds it, as the other does. */
export const lookAtInvitation = (token: string) =>
  call<StaffInvitation>('POST', '/atlas/staff/invitations/look/', { token });

/** Makes the account, and signs it in. */
export const joinStaff = (person: JoinStaff) =>
  call<InitialState>('POST', '/atlas/staff/join/', person);

const path = '/atlas/staff/';
const invitations = `${path}invitations/`;

export const fetchStaff = () => call<readonly StaffMember[]>('GET', path);

/** The newest first. */
export const fetchStaffChanges = () => call<readonly StaffChange[]>('GET', `${path}changes/`);

/** Answers the staff as they are then, as the next two do. */
export const changeStaff = (id: number, body: ChangeStaff) =>
  call<readonly StaffMember[]>('PUT', `${path}${String(id)}/`, body);

export const disableStaff = (id: number) =>
  call<readonly StaffMember[]>('POST', `${path}${String(id)}/disable/`, {});

export const enableStaff = (id: number) =>
  call<readonly StaffMember[]>('POST', `${path}${String(id)}/enable/`, {});

/** Everywhere; they may sign in again. Answers the staff, as the others do. */
export async function signOutStaff(id: number): Promise<readonly StaffMember[]> {
  await call<undefined>('POST', `${path}${String(id)}/sign-out/`, {});
  return fetchStaff();
}

/** API-005. Answers the staff as they are then, as the next does. */
export const muteStaff = (id: number) => setMuted(id, 'mute');

/** API-006. */
export const unmuteStaff = (id: number) => setMuted(id, 'unmute');

async function setMuted(id: number, what: 'mute' | 'unmute'): Promise<readonly StaffMember[]> {
  await call<Muting>('POST', `/atlas/users/${String(id)}/${what}/`, {});
  return fetchStaff();
}

/** ATL-003. */
export const fetchStaffUser = (id: number) => call<StaffUser>('GET', `/atlas/users/${String(id)}/`);

/** Answers the user as they are then. */
export const setRfids = (id: number, cards: SetRfids) =>
  call<StaffUser>('PUT', `/atlas/users/${String(id)}/rfids/`, cards);

export const fetchInvitations = () => call<readonly OpenStaffInvitation[]>('GET', invitations);

/** Answers those that are open then, as the next does. */
export const inviteStaff = (invited: InviteStaff) =>
  call<readonly OpenStaffInvitation[]>('POST', invitations, invited);

export const withdrawInvitation = (id: string) =>
  call<readonly OpenStaffInvitation[]>('DELETE', `${invitations}${id}/`);
