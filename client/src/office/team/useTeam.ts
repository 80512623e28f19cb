import type { TeamMember } from '@selvedge/shared/team/contract';
import { useQuery } from '@tanstack/react-query';

import { fetchTeam, fetchTeamChanges } from './team.api.js';
import { useSession } from '../accounts/index.js';
import { useRosterChange, useRosterRefresh } from '../../ui/office/people/useRoster.js';

const keys = { people: ['team'], changes: ['team-changes'] } as const;

/** Who works on the shop. */
export function useTeam() {
  return useQuery({ queryKey: keys.people, queryFn: fetchTeam });
}

/** Who changed what, the newest first. */
export function useTeamChanges() {
  return useQuery({ queryKey: keys.changes, queryFn: fetchTeamChanges });
}

/** Asks again for the people and for what was changed about them. */
export const useTeamRefresh = () => useRosterRefresh(keys);

/** Changes one of them; calls `onDone` however it ends. */
export const useTeamChange = (onDone: () => void) => useRosterChange<TeamMember>(keys, onDone);

/** Whether a member is the person who looks, and whether that person gives away what owners do. */
export function useMe(team: readonly TeamMember[]) {
  const { user } = useSession();
  const isMe = ({ id }: TeamMember): boolean => user?.kind === 'customer' && user.id === id;
  const isOwner = user?.kind === 'staff' || team.some((one) => isMe(one) && one.role === 'owner');
  return { isMe, isOwner };
}
