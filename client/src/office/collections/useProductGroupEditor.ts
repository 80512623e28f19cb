import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

import { ApiError } from '../../lib/http.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

interface Saved {
  readonly version: number;
}

/** How one kind of product group is edited. */
export interface ProductGroupEditorRules<Fields extends FieldValues, Group extends Saved> {
  /** As opened; undefined for a new one. */
  readonly opened: Group | undefined;
  readonly fieldsOf: (group: Group | undefined) => Fields;
  /** Creates where nothing was saved before, else saves upon `version`. */
  readonly send: (fields: Fields, saved: Group | undefined, version: number) => Promise<Group>;
  /** `Collection`. */
  readonly noun: string;
  readonly onCreated: (group: Group) => void;
}

export interface ProductGroupEditing<Fields extends FieldValues, Group> {
  readonly form: UseFormReturn<Fields>;
  /** As it was saved last; undefined for a new one. */
  readonly saved: Group | undefined;
  readonly isSaving: boolean;
  /** Whether somebody else saved meanwhile. */
  readonly isOvertaken: boolean;
  readonly save: () => Promise<void>;
  /** Shows the newer one, and forgets what was typed. */
  readonly takeNewer: () => void;
  /** Saves what was typed over the newer one. */
  readonly keepMine: () => Promise<void>;
}

/** The form of a product group: what the server refuses shows at its field, and nobody saves over another. */
export function useProductGroupEditor<Fields extends FieldValues, Group extends Saved>(
  rules: ProductGroupEditorRules<Fields, Group>,
): ProductGroupEditing<Fields, Group> {
  const { opened, fieldsOf, send, noun, onCreated } = rules;
  const client = useQueryClient();
  const notify = useSnackbar();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<Group>();
  // All fields are given, so they are the defaults of all.
  const defaultValues = fieldsOf(opened) as DefaultValues<Fields>;
  const form = useForm<Fields>({ defaultValues, mode: 'onBlur' });
  const show = (group: Group) => {
    setSaved(group);
    setNewer(undefined);
    form.reset(fieldsOf(group));
  };
  const saving = useMutation({
    mutationFn: (input: { fields: Fields; version: number }) =>
      send(input.fields, saved, input.version),
    onSuccess: (group) => {
      show(group);
      notify(saved === undefined ? `${noun} created` : `${noun} saved`);
      for (const queryKey of TOUCHED) void client.invalidateQueries({ queryKey: [queryKey] });
      if (saved === undefined) onCreated(group);
    },
    onError: (error) => {
      // What such a refusal tells has the shape of the call's own answer.
      const conflict = newerIn(error) as Group | undefined;
      if (conflict !== undefined) setNewer(conflict);
      else if (!showAtFields(form, error)) notify(error.message);
    },
  });
  const saveUpon = (version: number) =>
    form.handleSubmit((fields) => {
      saving.mutate({ fields, version });
    })();
  return {
    ...{ form, saved, isSaving: saving.isPending, isOvertaken: newer !== undefined },
    save: () => saveUpon(saved?.version ?? 0),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveUpon(newer?.version ?? 0),
  };
}

/** Where it shows: lists, choices, and the products that stand on it. */
const TOUCHED = ['collections', 'creators', 'products', 'product-choices', 'history'];

/** What a refusal because of a stale version tells is there now. */
function newerIn(error: Error): unknown {
  if (!(error instanceof ApiError) || error.problem.code?.endsWith('ChangedMeanwhile') !== true) {
    return undefined;
  }
  return error.problem.current;
}

/** Which of the fields on the screen the calls' own fields are. */
const FIELD_OF: Readonly<Record<string, string>> = {
  added: 'products',
  removed: 'products',
  productOrder: 'products',
};

/** Whether the refusal is about fields; then each shows its own words, and the first gets the focus. */
function showAtFields<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: Error,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const isTaken = error.problem.code?.endsWith('UrlNameTaken') === true;
  const errors = isTaken ? { urlName: [error.message] } : (error.problem.errors ?? {});
  const fields = Object.entries(errors);
  fields.forEach(([path, [message = '']], index) => {
    // Errors name the fields of the same contract by dotted path.
    const field = (FIELD_OF[path.split('.')[0] ?? ''] ?? path) as FieldPath<Fields>;
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}
