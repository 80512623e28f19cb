import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchRevision, fetchRevisions, restoreRevision, saveRevision } from './history.api.js';
import { watchPage } from './watch-page.js';
import type { OpenPage } from '../session/useOpening.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Interval in milliseconds; covers revisions of others while the live connection is down. */
const refetchEveryMs = 60_000;

const revisionsKey = (id: number) => ['page', id, 'revisions'] as const;
const keyOf = ({ id }: OpenPage) => revisionsKey(id);

/** Fetches all revisions, newest first, and again whenever one is saved (PAG-022, RTM-015). */
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

/** Fetches a revision, which never changes. Makes no request without a number. */
export function useRevision(page: OpenPage, rev: number | undefined) {
  return useQuery({
    queryKey: [...keyOf(page), rev],
    queryFn: () => fetchRevision(page, rev ?? 0),
    enabled: rev !== undefined,
    staleTime: Infinity,
  });
}

/** Returns a function that invalidates the list after a revision was saved here. */
export function useRevisionsChanged(page: OpenPage): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(page), exact: true });
}

/** Saves a version or restores one. */
export function useSaving(page: OpenPage) {
  const notify = useSnackbar();
  const onSettled = useRevisionsChanged(page);
  const onError = ({ message }: Error): void => {
    notify(message);
  };
  // The server saves its own copy, so pending changes are sent first.
  const save = useMutation({
    mutationFn: () => page.session.whenSaved().then(() => saveRevision(page)),
    onSuccess: () => {
      notify('Version saved');
    },
    ...{ onSettled, onError },
  });
  const restore = useMutation({
    mutationFn: (rev: number) => page.session.whenSaved().then(() => restoreRevision(page, rev)),
    onSuccess: (_page, rev) => {
      notify(`Version ${String(rev)} restored`);
    },
    ...{ onSettled, onError },
  });
  return { save, restore };
}
