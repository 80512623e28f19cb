import type { ConnectScope } from '@selvedge/shared/connect/scopes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, fetchEditors, grantPage, saveEditors } from '../../connect/index.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** The addresses of editors that may be chosen; the list of the installation may let in any other too. */
export function useEditors() {
  const { data } = useQuery({ queryKey: editorKeys.allowed, queryFn: fetchEditors });
  return data && [...new Set([...data.always, ...data.origins])].filter((one) => one !== '*');
}

/** Lets editors at one more address in. */
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

/** Opens a page in an editor elsewhere, in a window that cannot reach this one. */
export function useOpenInEditor(onOpened: () => void) {
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async ({ pageId, origin, scopes }: Opening) => {
      // At once, as what the person has done: later the browser would keep it from opening.
      const opened = window.open('about:blank');
      try {
        const { code } = await grantPage(pageId, origin, scopes);
        const given = new URLSearchParams({ shop: location.origin, code });
        if (opened === null) throw new Error('Your browser let no window be opened');
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
