import type { TeamMember } from '@selvedge/shared/permissions/team/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchTeam } from './team.api.js';
import { useSession } from '../accounts/index.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['team'] as const;
export const changesKey = ['team-changes'] as const;

export function useTeam() {
  return useQuery({ queryKey, queryFn: fetchTeam });
}

/** Asks anew who may do what: something else has changed it. */
export function useTeamRefresh(): () => void {
  const client = useQueryClient();
  return () => {
    for (const key of [queryKey, changesKey]) void client.invalidateQueries({ queryKey: key });
  };
}

/** Something that is done to the team, and the words that say so; `onDone` however it ends. */
export function useTeamChange(onDone: () => void) {
  const client = useQueryClient();
  const tell = useSnackbar();
  return useMutation({
    mutationFn: ({ change }: { change: () => Promise<readonly TeamMember[]>; words: string }) =>
      change(),
    onSuccess: (team, { words }) => {
      client.setQueryData(queryKey, team);
      tell(words);
    },
    onError: ({ message }) => {
      tell(message);
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: changesKey });
      onDone();
    },
  });
}

/** Whether a member is the person who looks, and whether that person gives away what owners do. */
export function useMe(team: readonly TeamMember[]) {
  const { user } = useSession();
  const isMe = ({ id }: TeamMember): boolean => user?.kind === 'customer' && user.id === id;
  const isOwner = user?.kind === 'staff' || team.some((one) => isMe(one) && one.role === 'owner');
  return { isMe, isOwner };
}
