import type { PageListing } from '@selvedge/shared/pages/page';
import { pagesTopic } from '@selvedge/shared/pages/topics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { nameOf } from './page-labels.js';
import { fetchPages, publishPage, removePage, unpublishPage } from './pages.api.js';
import { underWay, type PageFlags } from './usePageFlags.js';
import { useSession } from '../accounts/index.js';
import { watchQuietly } from '../../lib/live.js';
import { Paced } from '../../lib/paced.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Whose pages this host shows. */
export function useDivision(): number {
  return useSession().store.active?.id ?? 0;
}

/** However much others save, the list is not asked for all the time; in milliseconds. */
const askEveryMs = 1_000;

/** API-035: all pages of the store, asked for again as soon as one is saved (RTM-015). */
export function usePages() {
  const division = useDivision();
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => void client.invalidateQueries({ queryKey: ['pages', division] });
    const paced = new Paced(refetch, askEveryMs);
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

/** Shows the pages as they are by now. */
export function usePagesRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['pages'] });
}

interface Change<Answer> {
  readonly flag: keyof PageFlags;
  readonly send: (division: number, id: number) => Promise<Answer>;
  /** What became of it: `published`. */
  readonly done: string;
}

/** One thing that is done to a page as it is. */
function usePageChange<Answer>(page: PageListing, { flag, send, done }: Change<Answer>) {
  const division = useDivision();
  const refresh = usePagesRefresh();
  const notify = useSnackbar();
  return useMutation({
    mutationKey: underWay(page.id, flag),
    mutationFn: () => send(division, page.id),
    onSuccess: () => {
      notify(`${nameOf(page)} ${done}`);
    },
    onError: ({ message }) => {
      notify(message);
    },
    // Also what was refused is told by how it is by now.
    onSettled: refresh,
  });
}

export const usePublish = (page: PageListing) =>
  usePageChange(page, { flag: 'saving', send: publishPage, done: 'published' });
export const useUnpublish = (page: PageListing) =>
  usePageChange(page, { flag: 'saving', send: unpublishPage, done: 'unpublished' });
export const useRemove = (page: PageListing) =>
  usePageChange(page, { flag: 'deleting', send: removePage, done: 'deleted' });
