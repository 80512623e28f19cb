import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { ApiError } from '../../lib/http.js';
import { showAtFields } from '../../ui/office/show-at-fields.js';
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
      else if (showAtFields(form, error, fieldOf).length === 0) notify(error.message);
    },
  });
  const saveFrom = (version: number) => {
    // Messages of the server at lists have no input whose check would clear them.
    form.clearErrors();
    return form.handleSubmit((fields) => {
      saving.mutate({ fields, version });
    })();
  };
  return {
    ...{ form, saved, isSaving: saving.isPending, hasConflict: newer !== undefined },
    save: () => saveFrom(saved?.version ?? 0),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveFrom(newer?.version ?? 0),
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

/** The form has one field for the products that the request adds, removes and sorts. */
function fieldOf(path: string): string {
  const [field = ''] = path.split('.');
  return ['added', 'removed', 'productOrder'].includes(field) ? 'products' : path;
}
