import type { AdminDiscount } from '@selvedge/shared/discounts/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';

import { createDiscount, saveDiscount } from './discounts.api.js';
import { discountIn, fieldsOf, type DiscountFields } from './discount-form.js';
import { ApiError } from '../../lib/http.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

interface Opened {
  /** Undefined for a new discount. */
  readonly opened: AdminDiscount | undefined;
  /** Discount that a new one starts from. */
  readonly copied: AdminDiscount | undefined;
  readonly currency: string;
  readonly onCreated: (uuid: string) => void;
}

/** Form of a discount: shows the server's errors at their fields and detects conflicting saves. */
export function useDiscountEditor({ opened, copied, currency, onCreated }: Opened) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<AdminDiscount>();
  const start = copied && { ...copied, title: `${copied.title} (copy)`, code: null };
  const form = useForm<DiscountFields>({ defaultValues: fieldsOf(opened ?? start, currency) });
  const show = (discount: AdminDiscount) => {
    setSaved(discount);
    setNewer(undefined);
    form.reset(fieldsOf(discount, currency));
    void client.invalidateQueries({ queryKey: ['discounts'] });
  };
  const saving = useMutation({
    mutationFn: ({ fields, version }: { fields: DiscountFields; version: number }) => {
      const body = discountIn(fields, saved ?? copied, currency);
      if (saved === undefined) return createDiscount(body);
      const { method: _method, code: _code, ...terms } = body;
      return saveDiscount(saved.uuid, { ...terms, version });
    },
    onSuccess: (discount) => {
      show(discount);
      notify(saved === undefined ? 'Discount created' : 'Discount saved');
      if (saved === undefined) onCreated(discount.uuid);
    },
    onError: (error) => {
      const { code, current, errors } = error instanceof ApiError ? error.problem : {};
      // `current` of this problem has the shape of the endpoint's own answer.
      if (code === 'DiscountChangedMeanwhile') setNewer(current as AdminDiscount);
      else if (!showAtFields(form, errors)) notify(error.message);
    },
  });
  const saveUpon = (version: number) =>
    form.handleSubmit((fields) => {
      saving.mutate({ fields, version });
    })();
  return {
    ...{ form, saved, show, isSaving: saving.isPending, hasConflict: newer !== undefined },
    save: () => saveUpon(saved?.version ?? 0),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveUpon(newer?.version ?? 0),
  };
}

/** Shows the server's messages and focuses the first; false if none is about a field. */
function showAtFields(
  form: UseFormReturn<DiscountFields>,
  errors: Readonly<Record<string, readonly string[]>> | undefined,
): boolean {
  const entries = Object.entries(errors ?? {});
  entries.forEach(([path, [message = '']], index) => {
    // Errors name fields of the contract; `amounts` is the form's `amount`.
    const field = (path === 'amounts' ? 'amount' : path) as FieldPath<DiscountFields>;
    form.setError(field, { message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}
