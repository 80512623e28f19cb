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

/** How a collection or a creator is read from the API, and saved. */
export interface ProductGroupEditorRules<Fields extends FieldValues, Group extends Saved> {
  /** Undefined for a new group. */
  readonly opened: Group | undefined;
  readonly fieldsOf: (group: Group | undefined) => Fields;
  /** Creates the group if none is saved yet; otherwise saves it on top of `version`. */
  readonly send: (fields: Fields, saved: Group | undefined, version: number) => Promise<Group>;
  /** Name in messages, such as `Collection`. */
  readonly noun: string;
  readonly onCreated: (group: Group) => void;
}

export interface ProductGroupEditing<Fields extends FieldValues, Group> {
  readonly form: UseFormReturn<Fields>;
  /** Last saved state; undefined for a new group. */
  readonly saved: Group | undefined;
  readonly isSaving: boolean;
  /** Whether another user saved in the meantime. */
  readonly hasConflict: boolean;
  readonly save: () => Promise<void>;
  /** Shows the newer version and discards the changes. */
  readonly takeNewer: () => void;
  /** Overwrites the newer version with the changes. */
  readonly keepMine: () => Promise<void>;
}

/**
 * Form of a product group: shows the server's errors at their fields and detects conflicting saves.
 */
export function useProductGroupEditor<Fields extends FieldValues, Group extends Saved>(
  rules: ProductGroupEditorRules<Fields, Group>,
): ProductGroupEditing<Fields, Group> {
  const { opened, fieldsOf, send, noun, onCreated } = rules;
  const client = useQueryClient();
  const notify = useSnackbar();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<Group>();
  // `fieldsOf` returns every field, so these are complete defaults.
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
      for (const queryKey of affectedQueryKeys)
        void client.invalidateQueries({ queryKey: [queryKey] });
      if (saved === undefined) onCreated(group);
    },
    onError: (error) => {
      // `current` of this problem has the shape of the endpoint's own answer.
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
    ...{ form, saved, isSaving: saving.isPending, hasConflict: newer !== undefined },
    save: () => saveUpon(saved?.version ?? 0),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveUpon(newer?.version ?? 0),
  };
}

/** Query keys of lists, choices and products that show the group. */
const affectedQueryKeys = ['collections', 'creators', 'products', 'product-choices', 'history'];

/** Current state, from a refusal because of a stale version. */
function newerIn(error: Error): unknown {
  if (!(error instanceof ApiError) || error.problem.code?.endsWith('ChangedMeanwhile') !== true) {
    return undefined;
  }
  return error.problem.current;
}

/** Maps fields of the request to fields of the form. */
const FIELD_OF: Readonly<Record<string, string>> = {
  added: 'products',
  removed: 'products',
  productOrder: 'products',
};

/**
 * Shows the server's messages at their fields and focuses the first; false if none is about a
 * field.
 */
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
