import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, fetchEditors, grantPage, saveEditors } from '../../connect/index.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Addresses of the editors to choose from. The installation may allow others too. */
export function useEditors() {
  const { data } = useQuery({ queryKey: editorKeys.allowed, queryFn: fetchEditors });
  return data && [...new Set([...data.always, ...data.origins])].filter((one) => one !== '*');
}

/** Adds an address to the shop's allowed editors. */
export function useAllow(onAllowed: (origin: string) => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async (origin: string) => {
      const { origins } = await fetchEditors();
      await saveEditors([...origins, origin]);
    },
    onSuccess: async (_, origin) => {
      await client.invalidateQueries({ queryKey: editorKeys.allowed });
      onAllowed(origin);
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
}

interface Opening {
  readonly pageId: number;
  readonly origin: string;
  readonly scopes: readonly ConnectScope[];
}

/** Opens a page in an external editor, in a window without access to this one. */
export function useOpenInEditor(onOpened: () => void) {
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async ({ pageId, origin, scopes }: Opening) => {
      // Open the window first: after the request, the browser would block it as a pop-up.
      const opened = window.open('about:blank');
      try {
        const { code } = await grantPage(pageId, origin, scopes);
        const given = new URLSearchParams({ shop: location.origin, code });
        if (opened === null)
          throw new Error(
            'Your browser blocked the new window. Allow pop-ups for this site and try again.',
          );
        opened.opener = null;
        opened.location.replace(`${origin}/#${given.toString()}`);
      } catch (error) {
        opened?.close();
        throw error;
      }
    },
    onSuccess: onOpened,
    onError: ({ message }) => {
      notify(message);
    },
  });
}
