import type { InitialState } from '@selvedge/shared/session/initial-state';
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

/**
 * Returns what an invitation link is valid for. Throws ApiError with a message for the invited
 * person, like `joinStaff`.
 */
export const lookAtInvitation = (token: string) =>
  call<StaffInvitation>('POST', '/atlas/staff/invitations/look/', { token });

/** Creates the account and signs in. */
export const joinStaff = (person: JoinStaff) =>
  call<InitialState>('POST', '/atlas/staff/join/', person);

const path = '/atlas/staff/';
const invitations = `${path}invitations/`;

export const fetchStaff = () => call<readonly StaffMember[]>('GET', path);

/** Returns changes, newest first. */
export const fetchStaffChanges = () => call<readonly StaffChange[]>('GET', `${path}changes/`);

/** Returns the updated staff, like the next two calls. */
export const changeStaff = (id: number, body: ChangeStaff) =>
  call<readonly StaffMember[]>('PUT', `${path}${String(id)}/`, body);

export const disableStaff = (id: number) =>
  call<readonly StaffMember[]>('POST', `${path}${String(id)}/disable/`, {});

export const enableStaff = (id: number) =>
  call<readonly StaffMember[]>('POST', `${path}${String(id)}/enable/`, {});

/** Ends all sessions of a member of staff, who may sign in again. Returns the staff. */
export async function signOutStaff(id: number): Promise<readonly StaffMember[]> {
  await call<undefined>('POST', `${path}${String(id)}/sign-out/`, {});
  return fetchStaff();
}

/** Returns the updated staff, like `unmuteStaff`. */
export const muteStaff = (id: number) => setMuted(id, 'mute');

export const unmuteStaff = (id: number) => setMuted(id, 'unmute');

async function setMuted(id: number, what: 'mute' | 'unmute'): Promise<readonly StaffMember[]> {
  await call<Muting>('POST', `/atlas/users/${String(id)}/${what}/`, {});
  return fetchStaff();
}

export const fetchStaffUser = (id: number) => call<StaffUser>('GET', `/atlas/users/${String(id)}/`);

/** Returns the updated user. */
export const setRfids = (id: number, cards: SetRfids) =>
  call<StaffUser>('PUT', `/atlas/users/${String(id)}/rfids/`, cards);

export const fetchInvitations = () => call<readonly OpenStaffInvitation[]>('GET', invitations);

/** Returns the open invitations, like `withdrawInvitation`. */
export const inviteStaff = (invited: InviteStaff) =>
  call<readonly OpenStaffInvitation[]>('POST', invitations, invited);

export const withdrawInvitation = (id: string) =>
  call<readonly OpenStaffInvitation[]>('DELETE', `${invitations}${id}/`);
