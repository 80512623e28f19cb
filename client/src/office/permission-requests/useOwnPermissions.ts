import type { InitialState } from '@selvedge/shared/session/initial-state';
import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import {
  missingPermission,
  type Ability,
  type MissingPermission,
} from '@selvedge/shared/policies/policies';
import type { OwnPermissionRequest } from '@selvedge/shared/permission-requests/contract';
import { ownPermissionsTopic } from '@selvedge/shared/permission-requests/topics';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { sessionQuery } from '../accounts/index.js';
import { watchQuietly } from '../../lib/live.js';
import type { Answerers } from '../../ui/office/permissions/requests.api.js';
import { ownRequestsKey, useOwnRequests } from '../../ui/office/permissions/useOwnRequests.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

type Session = Pick<InitialState, 'user' | 'context' | 'flags' | 'store'>;

/**
 * Returns the permission that the user can request for an ability. Staff request only in atlas:
 * store dashboards redirect them. Users who must first set up two-factor authentication cannot
 * request any.
 */
export function missingHere(session: Session, ability: Ability): MissingPermission | undefined {
  const { user, context, flags } = session;
  if (user === null || (user.kind === 'staff' && context !== 'atlas')) return undefined;
  if (lacksSecondFactor(flags)) return undefined;
  return missingPermission(ability, {
    ...{ kind: user.kind, context, isMember: flags['isInternalOfStore'] === true },
  });
}

/**
 * Returns who answers the user's requests. Undefined for shoppers and before a required second
 * factor is set up.
 */
function answerersFor({ user, flags }: Session): Answerers | undefined {
  if (lacksSecondFactor(flags)) return undefined;
  if (user?.kind === 'staff') return 'atlas';
  return user !== null && flags['isInternalOfStore'] === true ? 'dashboard' : undefined;
}

function lacksSecondFactor(flags: Session['flags']): boolean {
  return flags['secondFactorRequired'] === true;
}

/** Refreshes the session when a permission request is answered, without a reload. */
export function useOwnPermissions(session: Session): void {
  const client = useQueryClient();
  const of = answerersFor(session);
  const division = session.store.active?.id ?? 0;
  const { data } = useOwnRequests(of);
  useAnswerNotifications(data?.requests);
  const isThere = data !== undefined;
  useEffect(() => {
    if (of === undefined || !isThere) return undefined;
    const key = ownRequestsKey(of);
    const ask = (): void => {
      void client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    };
    const after = client.getQueryData<{ cursor: string }>(key)?.cursor;
    const topic = ownPermissionsTopic(of === 'atlas' ? null : division);
    return watchQuietly(topic, after, ask);
  }, [client, of, division, isThere]);
}

/** Notifies the user of requests answered since the last update. */
function useAnswerNotifications(requests: readonly OwnPermissionRequest[] | undefined): void {
  const notify = useSnackbar();
  const waited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const one of requests ?? [])
      if (waited.current.has(one.id)) {
        const message = messageOf(one);
        if (message !== undefined) notify(message);
      }
    const open = requests?.filter(({ stage }) => stage === 'open') ?? [];
    waited.current = new Set(open.map(({ id }) => id));
  }, [requests, notify]);
}

function messageOf({ stage, permissions, word }: OwnPermissionRequest): string | undefined {
  if (stage !== 'granted' && stage !== 'refused') return undefined;
  const titles = permissions.map((one) => `“${permissionTitle(one)}”`).join(', ');
  const suffix = word === null ? '' : `: ${word}`;
  return stage === 'granted' ? `${titles} was granted${suffix}` : `${titles} was refused${suffix}`;
}
