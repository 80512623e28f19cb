import type {
  ChangePermissions,
  GiveOwnership,
  InviteMember,
  JoinTeam,
  OpenTeamInvitation,
  TeamChange,
  TeamInvitationAnswer,
  TeamMember,
} from '@selvedge/shared/team/contract';

import { call } from '../../lib/http.js';

type Team = readonly TeamMember[];

/** Fetches the team of the current shop. All calls in this file throw ApiError. */
export const fetchTeam = () => call<Team>('GET', '/dashboard/team/');

/** Fetches the changes to the team, newest first. */
export const fetchTeamChanges = () =>
  call<readonly TeamChange[]>('GET', '/dashboard/team/changes/');

/** Changes permissions. Like all changes to members, returns the updated team. */
export const changePermissions = (id: number, body: ChangePermissions) =>
  call<Team>('PUT', `/dashboard/team/${String(id)}/`, body);

/** Makes the member an owner. With `from`, they replace that owner. */
export const giveOwnership = (id: number, body: GiveOwnership) =>
  call<Team>('POST', `/dashboard/team/${String(id)}/ownership/`, body);

export const removeMember = (id: number) => call<Team>('DELETE', `/dashboard/team/${String(id)}/`);

type Invitations = readonly OpenTeamInvitation[];

const invitations = '/dashboard/team/invitations/';

/** Fetches the open invitations, newest first. Every change to invitations returns them too. */
export const fetchInvitations = () => call<Invitations>('GET', invitations);

export const inviteMember = (body: InviteMember) => call<Invitations>('POST', invitations, body);

export const sendInvitationAgain = (id: string) =>
  call<Invitations>('POST', `${invitations}${id}/again/`, {});

export const withdrawInvitation = (id: string) =>
  call<Invitations>('DELETE', `${invitations}${id}/`);

/** Returns what an invitation link is valid for. */
export const fetchInvitation = (token: string) =>
  call<TeamInvitationAnswer>('POST', '/dashboard/team/join/look/', { token });

/** Creates an account, signs it in and joins the team. */
export const joinTeam = (person: JoinTeam) =>
  call<unknown>('POST', '/dashboard/team/join/', person);

/** Joins the team with the signed-in account. */
export const acceptInvitation = (token: string) =>
  call<unknown>('POST', '/dashboard/team/join/accept/', { token });
