import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';

import { formOf } from './product-form.js';
import { saveProduct } from './products.api.js';
import { ApiError } from '../../lib/http.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

export interface ProductEditing {
  readonly form: UseFormReturn<ProductForm>;
  /** Last saved state. */
  readonly saved: AdminProduct;
  readonly isSaving: boolean;
  /** Newer version that another user saved in the meantime. */
  readonly newer: AdminProduct | undefined;
  readonly save: () => Promise<void>;
  /** Shows the newer version and discards the changes. */
  readonly takeNewer: () => void;
  /** Overwrites the newer version with the changes. */
  readonly keepMine: () => Promise<void>;
}

/** Product form: shows the server's errors at their fields and detects conflicting saves. */
export function useProductEditor(opened: AdminProduct): ProductEditing {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<AdminProduct>();
  const form = useForm<ProductForm>({ defaultValues: formOf(opened.product), mode: 'onBlur' });
  const show = (product: AdminProduct) => {
    setSaved(product);
    setNewer(undefined);
    form.reset(formOf(product.product));
    client.setQueryData(['product', product.product.uuid], product);
    for (const queryKey of [['products'], ['product-choices'], ['history']]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const saving = useMutation({
    mutationFn: (change: { form: ProductForm; version: number }) =>
      saveProduct(saved.product.uuid, { ...change.form, version: change.version }),
    onSuccess: (product) => {
      show(product);
      notify('Product saved');
    },
    onError: (error) => {
      const conflict = newerIn(error);
      if (conflict !== undefined) setNewer(conflict);
      else if (!showAtFields(form, error)) notify(error.message);
    },
  });
  const saveUpon = (version: number) =>
    form.handleSubmit((values) => {
      saving.mutate({ form: values, version });
    })();
  return {
    ...{ form, saved, newer, isSaving: saving.isPending },
    save: () => saveUpon(saved.version),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveUpon(newer?.version ?? saved.version),
  };
}

/** Current product, from a refusal because of a stale version. */
function newerIn(error: Error): AdminProduct | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'ProductChangedMeanwhile') {
    return undefined;
  }
  // `current` of this problem has the shape of the endpoint's own answer.
  return error.problem.current as AdminProduct | undefined;
}

/**
 * Shows the server's messages at their fields and focuses the first; false if none is about a
 * field.
 */
function showAtFields(form: UseFormReturn<ProductForm>, error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  const isTaken = error.problem.code === 'UrlNameTaken';
  const errors = isTaken ? { urlName: [error.message] } : (error.problem.errors ?? {});
  const fields = Object.entries(errors);
  fields.forEach(([path, [message = '']], index) => {
    // Errors name the fields of the same contract by dotted path.
    form.setError(path as FieldPath<ProductForm>, { message }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}
