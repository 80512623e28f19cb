import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { useSnackbar } from './Snackbars.js';

/** A form that is sent whole. */
export interface SentForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly isPending: boolean;
  readonly send: () => void;
}

/** It begins with what is kept, says in `savedMessage` that it was saved, and begins anew with what was typed then. */
export function useSentForm<Values extends FieldValues, Answer>(props: {
  readonly defaultValues: DefaultValues<Values>;
  readonly save: (typed: Values) => Promise<Answer>;
  readonly savedMessage: string;
  /** Where the answer is read. */
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
    // What is written around a word is not kept.
    saving.mutate(trimmed(typed));
  });
  return { form, isPending: saving.isPending, send: () => void send() };
}

function trimmed<Values extends FieldValues>(typed: Values): Values {
  const fields = Object.entries<unknown>(typed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  // The same fields, each of the kind that it was.
  return Object.fromEntries(fields) as Values;
}
