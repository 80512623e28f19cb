import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { useSnackbar } from './Snackbars.js';

/** Form that is submitted as a whole. */
export interface SentForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly isPending: boolean;
  readonly send: () => void;
}

/**
 * Starts with the stored values, shows `savedMessage` after saving, and resets to the saved values.
 */
export function useSentForm<Values extends FieldValues, Answer>(props: {
  readonly defaultValues: DefaultValues<Values>;
  readonly save: (typed: Values) => Promise<Answer>;
  readonly savedMessage: string;
  /** Query that holds the stored values. */
  readonly queryKey: QueryKey;
  readonly onSaved?: () => void;
}): SentForm<Values> {
  const { defaultValues, save, savedMessage, queryKey, onSaved } = props;
  const client = useQueryClient();
  const notify = useSnackbar();
  const form = useForm<Values>({ defaultValues, mode: 'onTouched' });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (answer, typed) => {
      form.reset(typed);
      client.setQueryData(queryKey, answer);
      notify(savedMessage);
      onSaved?.();
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  const send = form.handleSubmit((typed) => {
    // Leading and trailing spaces are not stored.
    saving.mutate(trimmed(typed));
  });
  return { form, isPending: saving.isPending, send: () => void send() };
}

function trimmed<Values extends FieldValues>(typed: Values): Values {
  const fields = Object.entries<unknown>(typed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // The entries keep their names and types.
  return Object.fromEntries(fields) as Values;
}
