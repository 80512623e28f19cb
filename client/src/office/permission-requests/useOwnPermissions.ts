import type { InitialState } from '@selvedge/shared/accounts/contract';
import { permissionTitle } from '@selvedge/shared/permissions/permission-titles';
import {
  missingPermission,
  type Ability,
  type MissingPermission,
} from '@selvedge/shared/permissions/policies';
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
 * What somebody can ask for who may not do something here. Staff are asked about in atlas: from the
 * dashboard of a store that is none of theirs they are led away (RTE-077). Who is held back until they
 * have a second factor (IDN-005) lacks that, and can ask nobody.
 */
export function missingHere(session: Session, ability: Ability): MissingPermission | undefined {
  const { user, context, flags } = session;
  if (user === null || (user.kind === 'staff' && context !== 'atlas')) return undefined;
  if (isHeldBack(flags)) return undefined;
  return missingPermission(ability, {
    ...{ kind: user.kind, context, isMember: flags['isInternalOfStore'] === true },
  });
}

/** Whom somebody can ask at all; a shopper nobody, nor who has to set up a second factor first. */
function answerersFor({ user, flags }: Session): Answerers | undefined {
  if (isHeldBack(flags)) return undefined;
  if (user?.kind === 'staff') return 'atlas';
  return user !== null && flags['isInternalOfStore'] === true ? 'dashboard' : undefined;
}

function isHeldBack(flags: Session['flags']): boolean {
  return flags['secondFactorRequired'] === true;
}

/** PRM-005: what they may do here changes at once with what is said about it, also without a reload. */
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

/** Says in passing what was answered since they last looked. */
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
  return stage === 'granted' ? `${titles} is yours now${suffix}` : `${titles} was refused${suffix}`;
}
