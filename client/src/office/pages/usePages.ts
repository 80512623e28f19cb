import type { PageListing } from '@selvedge/shared/pages/page';
import { pagesTopic } from '@selvedge/shared/pages/topics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { nameOf } from './page-labels.js';
import { fetchPages, publishPage, removePage, unpublishPage } from './pages.api.js';
import { pageMutationKey, type PageFlags } from './usePageFlags.js';
import { useSession } from '../accounts/index.js';
import { watchQuietly } from '../../lib/live.js';
import { Paced } from '../../lib/paced.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Division whose pages this host shows. */
export function useDivision(): number {
  return useSession().store.active?.id ?? 0;
}

/** Minimum time between two refetches, in milliseconds, however often others save. */
const refetchIntervalMs = 1_000;

/** All pages of the store, refetched when one is saved. */
export function usePages() {
  const division = useDivision();
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: ['pages', division] });
    const paced = new Paced(refetch, refetchIntervalMs);
    const leave = watchQuietly(pagesTopic(String(division)), undefined, () => {
      paced.soon();
    });
    return () => {
      paced.stop();
      leave();
    };
  }, [client, division]);
  return useQuery({ queryKey: ['pages', division], queryFn: () => fetchPages(division) });
}

/** Returns a function that refetches the pages. */
export function usePagesRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['pages'] });
}

interface Change<Answer> {
  readonly flag: keyof PageFlags;
  readonly send: (division: number, id: number) => Promise<Answer>;
  /** Past participle for the message, such as `published`. */
  readonly done: string;
}

/** Mutation of a page that needs no form, with its message. */
function usePageChange<Answer>(page: PageListing, { flag, send, done }: Change<Answer>) {
  const division = useDivision();
  const refresh = usePagesRefresh();
  const notify = useSnackbar();
  return useMutation({
    mutationKey: pageMutationKey(page.id, flag),
    mutationFn: () => send(division, page.id),
    onSuccess: () => {
      notify(`${nameOf(page)} ${done}`);
    },
    onError: ({ message }) => {
      notify(message);
    },
    // Refetch after errors too: the page may have changed in the meantime.
    onSettled: refresh,
  });
}

export const usePublish = (page: PageListing) =>
  usePageChange(page, { flag: 'saving', send: publishPage, done: 'published' });
export const useUnpublish = (page: PageListing) =>
  usePageChange(page, { flag: 'saving', send: unpublishPage, done: 'unpublished' });
export const useRemove = (page: PageListing) =>
  usePageChange(page, { flag: 'deleting', send: removePage, done: 'deleted' });
