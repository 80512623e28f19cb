import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { editorKeys, fetchEditors, saveEditors } from '../../connect/index.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** The list of allowed editors, which is saved at once; `onSaved` hears when it was. */
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
