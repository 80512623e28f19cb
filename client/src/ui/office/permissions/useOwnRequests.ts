import type { MissingPermission } from '@selvedge/shared/policies/policies';
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

/** The current user's requests; not loaded if `of` is undefined. */
export function useOwnRequests(of: Answerers | undefined) {
  return useQuery({
    queryKey: ownRequestsKey(of ?? 'dashboard'),
    queryFn: () => fetchOwnRequests(of ?? 'dashboard'),
    enabled: of !== undefined,
  });
}

/** Returns the user's pending request for this permission, if any. */
export function usePending({ of, permission }: MissingPermission) {
  const { data } = useOwnRequests(of);
  return data?.requests.find(
    ({ stage, permissions }) => stage === 'open' && permissions.includes(permission),
  );
}

/** Sends a request and confirms it (PRM-002). */
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

/** Withdraws a request. */
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
