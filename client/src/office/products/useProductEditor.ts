import type { AdminProduct } from '@selvedge/shared/products/admin/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { formOf } from './product-form.js';
import { saveProduct } from './products.api.js';
import { ApiError } from '../../lib/http.js';
import { showAtFields } from '../../ui/office/show-at-fields.js';
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
      else if (showAtFields(form, error).length === 0) notify(error.message);
    },
  });
  const saveFrom = (version: number) => {
    // Messages of the server at lists have no input whose check would clear them.
    form.clearErrors();
    return form.handleSubmit((values) => {
      saving.mutate({ form: values, version });
    })();
  };
  return {
    ...{ form, saved, newer, isSaving: saving.isPending },
    save: () => saveFrom(saved.version),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveFrom(newer?.version ?? saved.version),
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
