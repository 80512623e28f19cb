import type { OpenTeamInvitation } from '@selvedge/shared/team/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { fetchInvitations } from './team.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['team-invitations'] as const;

export function useInvitations() {
  return useQuery({ queryKey, queryFn: fetchInvitations });
}

/** Mutation that changes invitations and shows `message` on success. */
export function useInvitationChange(onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({
      change,
    }: {
      change: () => Promise<readonly OpenTeamInvitation[]>;
      message: string;
    }) => change(),
    onSuccess: (invitations, { message }) => {
      client.setQueryData(queryKey, invitations);
      notify(message);
      onDone();
    },
    onError: () => {
      void client.invalidateQueries({ queryKey });
    },
  });
}
