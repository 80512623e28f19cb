import type { PageListing, WirePage } from '@selvedge/shared/pages/page';
import { useMutation } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { PageNames } from './page-drafts.js';
import { pageMutationKey } from '../usePageFlags.js';
import { usePagesRefresh } from '../usePages.js';
import { showAtFields } from '../../../ui/office/show-at-fields.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

export interface PageForm {
  readonly form: UseFormReturn<PageNames>;
  readonly isSaving: boolean;
  readonly isSaved: boolean;
  readonly save: () => Promise<void>;
}

/** Form for title and address of a page; shows the server's errors at their fields. */
export function usePageForm(rules: {
  /** The page that is renamed; undefined for a new page. */
  readonly page?: PageListing;
  readonly start: PageNames;
  readonly send: (names: PageNames) => Promise<WirePage>;
  readonly onSaved: (page: WirePage) => void;
}): PageForm {
  const { page, start, send, onSaved } = rules;
  const notify = useSnackbar();
  const refresh = usePagesRefresh();
  const form = useForm<PageNames>({ defaultValues: start, mode: 'onSubmit' });
  const saving = useMutation({
    ...(page !== undefined && { mutationKey: pageMutationKey(page.id, 'saving') }),
    mutationFn: send,
    onSuccess: (saved) => {
      void refresh();
      onSaved(saved);
    },
    onError: (error) => {
      if (showAtFields(form, error, (path) => FIELD_OF[path]).length === 0) notify(error.message);
    },
  });
  return {
    form,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    save: form.handleSubmit(({ title, url }) => {
      saving.mutate({ title: title.trim(), url });
    }),
  };
}

/** Maps error paths to fields of the form. */
const FIELD_OF: Readonly<Record<string, keyof PageNames>> = {
  url: 'url',
  'properties.title': 'title',
};
