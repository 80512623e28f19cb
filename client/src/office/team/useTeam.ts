import type { TeamMember } from '@selvedge/shared/team/contract';
import { useQuery } from '@tanstack/react-query';

import { fetchTeam, fetchTeamChanges } from './team.api.js';
import { useSession } from '../accounts/index.js';
import { useRosterChange, useRosterRefresh } from '../../ui/office/people/useRoster.js';

const keys = { people: ['team'], changes: ['team-changes'] } as const;

export function useTeam() {
  return useQuery({ queryKey: keys.people, queryFn: fetchTeam });
}

export function useTeamChanges() {
  return useQuery({ queryKey: keys.changes, queryFn: fetchTeamChanges });
}

/** Refetches the team and its changes. */
export const useTeamRefresh = () => useRosterRefresh(keys);

/** Mutation that changes a member; calls `onDone` on success and on failure. */
export const useTeamChange = (onDone: () => void) => useRosterChange<TeamMember>(keys, onDone);

/** Returns `isMe`, and whether the signed-in user has the rights of an owner. */
export function useMe(team: readonly TeamMember[]) {
  const { user } = useSession();
  const isMe = ({ id }: TeamMember): boolean => user?.kind === 'customer' && user.id === id;
  const isOwner = user?.kind === 'staff' || team.some((one) => isMe(one) && one.role === 'owner');
  return { isMe, isOwner };
}
