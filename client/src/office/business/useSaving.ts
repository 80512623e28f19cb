import type { Business } from '@selvedge/shared/business/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { businessKey } from './business.api.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

/** Saves a part of the business, and says so in these words. */
export function useSaving<Part>(save: (part: Part) => Promise<Business>, words: string) {
  const client = useQueryClient();
  const tell = useSnackbar();
  return useMutation({
    mutationFn: save,
    onSuccess: (business) => {
      client.setQueryData(businessKey, business);
      tell(words);
    },
    onError: ({ message }) => {
      tell(message);
    },
  });
}
