import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, fetchEditors, saveEditors } from '../../connect/index.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Loads the list of allowed editors and saves changes at once; `onSaved` runs after each save. */
export function useEditors(onSaved: () => Promise<void>) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const list = useQuery({ queryKey: editorKeys.allowed, queryFn: fetchEditors });
  const saving = useMutation({
    mutationFn: saveEditors,
    onSuccess: async (saved) => {
      client.setQueryData(editorKeys.allowed, saved);
      notify('Page editors saved');
      await Promise.all([onSaved(), client.invalidateQueries({ queryKey: editorKeys.live })]);
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  return { list, saving };
}
