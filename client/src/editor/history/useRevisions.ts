import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchRevision, fetchRevisions, restoreRevision, saveRevision } from './history.api.js';
import { watchPage } from './watch-page.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Others make revisions too, which nothing tells of while the live connection is away; in milliseconds. */
const refetchEveryMs = 60_000;

const revisionsKey = (id: number) => ['page', id, 'revisions'] as const;
const keyOf = ({ id }: OpenPage) => revisionsKey(id);

/** PAG-022: all that this page was, the last one first; asked for again as soon as it is saved (RTM-015). */
export function useRevisions(page: OpenPage) {
  const client = useQueryClient();
  const { id, uuid } = page;
  useEffect(
    () =>
      watchPage({
        uuid,
        concerns: (name) => name.startsWith('page.'),
        ask: () => void client.invalidateQueries({ queryKey: revisionsKey(id), exact: true }),
      }),
    [client, id, uuid],
  );
  return useQuery({
    queryKey: keyOf(page),
    queryFn: () => fetchRevisions(page),
    refetchInterval: refetchEveryMs,
  });
}

/** The page as it was; a revision never changes. Nothing is asked for without its number. */
export function useRevision(page: OpenPage, rev: number | undefined) {
  return useQuery({
    queryKey: [...keyOf(page), rev],
    queryFn: () => fetchRevision(page, rev ?? 0),
    enabled: rev !== undefined,
    staleTime: Infinity,
  });
}

/** Asks for the list again, when something was saved here. */
export function useRevisionsChanged(page: OpenPage): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(page), exact: true });
}

/** Keeps the page as it is now, or takes it back to what it was. */
export function useSaving(page: OpenPage) {
  const notify = useSnackbar();
  const onSettled = useRevisionsChanged(page);
  const onError = ({ message }: Error): void => {
    notify(message);
  };
  // The server saves what it has: not what is still on its way there.
  const save = useMutation({
    mutationFn: () => page.session.whenSaved().then(() => saveRevision(page)),
    onSuccess: () => {
      notify('This version is kept in the history.');
    },
    ...{ onSettled, onError },
  });
  const restore = useMutation({
    mutationFn: (rev: number) => page.session.whenSaved().then(() => restoreRevision(page, rev)),
    onSuccess: (_page, rev) => {
      notify(`The page is as it was in version ${String(rev)} again.`);
    },
    ...{ onSettled, onError },
  });
  return { save, restore };
}
