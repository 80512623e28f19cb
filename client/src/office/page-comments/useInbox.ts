import type { CommentInbox } from '@selvedge/shared/page-comments/contract';
import { commentsTopic } from '@selvedge/shared/page-comments/topics';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { fetchInbox } from './inbox.api.js';
import { isUnread, markSeen, seenUntil } from './unread.js';
import { useSession } from '../accounts/index.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { watch } from '../../lib/live.js';

/** Open comment threads of the store, updated live, with those that are new to the user. */
export function useInbox() {
  const client = useQueryClient();
  const { user, store } = useSession();
  const division = store.active?.id ?? 0;
  const queryKey = ['comments', division];
  const inbox = useQuery({ queryKey, queryFn: () => fetchInbox(division) });
  const me = `${user?.kind ?? 'visitor'}:${String(user?.id ?? 0)}`;
  const [since] = useState(() => seenUntil(browserStorage(), me));
  const { data } = inbox;
  useEffect(() => {
    if (data !== undefined) markSeen(browserStorage(), me, data.threads);
  }, [data, me]);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return undefined;
    const key = ['comments', division];
    const ask = (): void => void client.invalidateQueries({ queryKey: key });
    const after = client.getQueryData<CommentInbox>(key)?.cursor;
    return watch(commentsTopic(String(division)), after, ask, ask);
  }, [client, division, isThere]);
  return {
    inbox,
    isNew: (thread: Parameters<typeof isUnread>[0]) => isUnread(thread, since),
  };
}
