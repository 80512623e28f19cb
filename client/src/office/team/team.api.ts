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

/** Who works on the host's store. Throws ApiError, as the others do. */
export const fetchTeam = () => call<Team>('GET', '/dashboard/team/');

/** The newest first. */
export const fetchTeamChanges = () =>
  call<readonly TeamChange[]>('GET', '/dashboard/team/changes/');

/** Answers the team as it is then, as the others do. */
export const changePermissions = (id: number, body: ChangePermissions) =>
  call<Team>('PUT', `/dashboard/team/${String(id)}/`, body);

/** With `from` instead of that owner, else beside those there are. */
export const giveOwnership = (id: number, body: GiveOwnership) =>
  call<Team>('POST', `/dashboard/team/${String(id)}/ownership/`, body);

export const removeMember = (id: number) => call<Team>('DELETE', `/dashboard/team/${String(id)}/`);

type Invitations = readonly OpenTeamInvitation[];

const invitations = '/dashboard/team/invitations/';

/** Those that are open, the newest first; every change answers with them. */
export const fetchInvitations = () => call<Invitations>('GET', invitations);

export const inviteMember = (body: InviteMember) => call<Invitations>('POST', invitations, body);

export const sendInvitationAgain = (id: string) =>
  call<Invitations>('POST', `${invitations}${id}/again/`, {});

export const withdrawInvitation = (id: string) =>
  call<Invitations>('DELETE', `${invitations}${id}/`);

/** What the link of an invitation is good for. */
export const lookAtInvitation = (token: string) =>
  call<TeamInvitationAnswer>('POST', '/dashboard/team/join/look/', { token });

/** Makes the account, and signs it in. */
export const joinTeam = (person: JoinTeam) =>
  call<unknown>('POST', '/dashboard/team/join/', person);

/** Of who is signed in. */
export const acceptInvitation = (token: string) =>
  call<unknown>('POST', '/dashboard/team/join/accept/', { token });
