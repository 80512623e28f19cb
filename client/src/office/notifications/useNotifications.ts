import type {
  DashboardNotification,
  DashboardNotifications,
  RunNotification,
} from '@selvedge/shared/notifications/contract';
import { dismissedTo } from '@selvedge/shared/notifications/notification';
import { notificationsTopic } from '@selvedge/shared/notifications/topics';
import {
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { useEffect } from 'react';

import {
  dismissNotification,
  fetchNotifications,
  openAllNotifications,
  openNotification,
  putNotificationAside,
  runNotification,
} from './notifications.api.js';
import { unreadKey } from './unread-key.js';
import { watchQuietly } from '../../lib/live.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['notifications'];
type Pages = InfiniteData<DashboardNotifications>;

/** Loads the user's notifications and follows new ones live. */
export function useNotifications() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchNotifications(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ older }) => older ?? undefined,
  });
  const isThere = query.data !== undefined;
  const unread = query.data?.pages[0]?.unread ?? 0;
  useEffect(() => {
    client.setQueryData(unreadKey, unread);
  }, [client, unread]);
  useEffect(() => {
    if (!isThere) return undefined;
    const ask = (): void => void client.invalidateQueries({ queryKey });
    const after = client.getQueryData<Pages>(queryKey)?.pages[0]?.cursor;
    return watchQuietly(notificationsTopic, after, ask);
  }, [client, isThere]);
  return { ...query, unread, there: query.data?.pages.flatMap((page) => page.notifications) };
}

/** Marks all notifications as read. */
export function useOpenAll() {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: openAllNotifications,
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export type Action = 'open' | 'run' | 'dismiss' | 'put aside';

type Call = (recipientId: string, pressed: RunNotification) => Promise<undefined>;

const calls: Readonly<Record<Action, Call>> = {
  open: openNotification,
  run: runNotification,
  dismiss: dismissNotification,
  'put aside': putNotificationAside,
};

interface Touched {
  readonly what: Action;
  readonly of: DashboardNotification;
  /** Action that was pressed, with form input. */
  readonly pressed?: RunNotification;
}

/** Applies an action optimistically, then refetches. */
export function useTouch() {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ what, of, pressed = {} }: Touched) => calls[what](of.recipientId, pressed),
    onMutate: async ({ what, of }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Pages>(
        queryKey,
        (cached) =>
          cached && { ...cached, pages: cached.pages.map((page) => changed(page, what, of)) },
      );
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

function changed(
  cached: DashboardNotifications,
  what: Action,
  of: DashboardNotification,
): DashboardNotifications {
  const isFresh = of.openedAt === null;
  const position = what === 'put aside' ? 'header' : movesTo(of);
  const opens = what === 'open' || what === 'run';
  const isRead = opens || (what === 'dismiss' && position === undefined);
  const notifications = cached.notifications.flatMap((one) => {
    if (one.recipientId !== of.recipientId) return [one];
    if (opens) return [{ ...one, openedAt: one.openedAt ?? new Date().toISOString() }];
    return position === undefined ? [] : [{ ...one, position }];
  });
  return { ...cached, notifications, unread: cached.unread - (isFresh && isRead ? 1 : 0) };
}

function movesTo({ dismissAction, position, href }: DashboardNotification) {
  return dismissedTo({ dismissAction, position, leads: href !== null });
}
