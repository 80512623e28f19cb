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
  /** As it was saved last. */
  readonly saved: AdminProduct;
  readonly isSaving: boolean;
  /** What somebody else saved meanwhile. */
  readonly newer: AdminProduct | undefined;
  readonly save: () => Promise<void>;
  /** Shows the newer one, and forgets what was typed. */
  readonly takeNewer: () => void;
  /** Saves what was typed over the newer one. */
  readonly keepMine: () => Promise<void>;
}

/** The form of a product: what the server refuses shows at its field, and nobody saves over another. */
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

/** The product of a refusal because of a stale version. */
function newerIn(error: Error): AdminProduct | undefined {
  if (!(error instanceof ApiError) || error.problem.code !== 'ProductChangedMeanwhile') {
    return undefined;
  }
  // What this refusal tells is there now has the shape of the call's own answer.
  return error.problem.current as AdminProduct | undefined;
}

/** Whether the refusal is about fields; then each shows its own words, and the first gets the focus. */
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
