import type { MissingPermission } from '@selvedge/shared/permissions/policies';
import { messages } from '@selvedge/shared/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  fetchOwnRequests,
  requestPermission,
  withdrawRequest,
  type Answerers,
} from './requests.api.js';
import { useSnackbar } from '../Snackbars.js';

export const ownRequestsKey = (of: Answerers) => ['own-permission-requests', of] as const;

/** What whoever is signed in asked for; of nobody in particular nothing. */
export function useOwnRequests(of: Answerers | undefined) {
  return useQuery({
    queryKey: ownRequestsKey(of ?? 'dashboard'),
    queryFn: () => fetchOwnRequests(of ?? 'dashboard'),
    enabled: of !== undefined,
  });
}

/** The request that waits for an answer, if they asked. */
export function usePending({ of, permission }: MissingPermission) {
  const { data } = useOwnRequests(of);
  return data?.requests.find(
    ({ stage, permissions }) => stage === 'open' && permissions.includes(permission),
  );
}

/** PRM-002: asks, and says so. */
export function useRequesting(missing: MissingPermission, onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: (reason: string) => requestPermission(missing, reason),
    onSuccess: () => {
      notify(messages.permissionRequested);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownRequestsKey(missing.of) }),
  });
}

/** Takes it back. */
export function useWithdrawing(of: Answerers, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withdrawRequest(of, id),
    onSuccess: (own) => {
      client.setQueryData(ownRequestsKey(of), own);
      onDone();
    },
    onError: () => client.invalidateQueries({ queryKey: ownRequestsKey(of) }),
  });
}
