import type { PreviewLinkAnswer } from '@selvedge/shared/accounts/preview-link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { endPreviewLink, fetchPreviewLink, makePreviewLink } from './preview-link.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

const key = ['preview-link'];

/** Preview link of the current shop, with the mutations to create and deactivate it. */
export function usePreviewLink() {
  const client = useQueryClient();
  const notify = useSnackbar();
  const show = (answer: PreviewLinkAnswer): void => {
    client.setQueryData(key, answer);
  };
  const onError = ({ message }: Error): void => {
    notify(message);
  };
  const make = useMutation({ mutationFn: makePreviewLink, onSuccess: show, onError });
  const end = useMutation({
    mutationFn: endPreviewLink,
    onSuccess: () => {
      show({ link: null });
      notify('Preview link deactivated.');
    },
    onError,
  });
  return { answer: useQuery({ queryKey: key, queryFn: fetchPreviewLink }), make, end };
}
