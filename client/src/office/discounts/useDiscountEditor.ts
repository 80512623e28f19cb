import type { OpenedDiscount } from '@selvedge/shared/discounts/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { createDiscount, saveDiscount } from './discounts.api.js';
import {
  discountIn,
  fieldOf,
  fieldsOf,
  withStatusOf,
  type DiscountFields,
} from './discount-form.js';
import { ApiError } from '../../lib/http.js';
import { showAtFields } from '../../ui/office/show-at-fields.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

interface Opened {
  /** Undefined for a new discount. */
  readonly opened: OpenedDiscount | undefined;
  /** Discount that a new one starts from. */
  readonly copied: OpenedDiscount | undefined;
  readonly currency: string;
  readonly onCreated: (uuid: string) => void;
}

/** Form of a discount: shows the server's errors at their fields and detects conflicting saves. */
export function useDiscountEditor({ opened, copied, currency, onCreated }: Opened) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [saved, setSaved] = useState(opened);
  const [newer, setNewer] = useState<OpenedDiscount>();
  const start = copied && { ...copied, title: `${copied.title} (copy)`, code: null };
  const form = useForm<DiscountFields>({ defaultValues: fieldsOf(opened ?? start, currency) });
  const refreshLists = () => void client.invalidateQueries({ queryKey: ['discounts'] });
  const show = (discount: OpenedDiscount) => {
    setSaved(discount);
    setNewer(undefined);
    form.reset(fieldsOf(discount, currency));
    refreshLists();
  };
  const saving = useSaving(form, { saved, copied, currency, onConflict: setNewer }, (discount) => {
    show(discount);
    notify(saved === undefined ? 'Discount created' : 'Discount saved');
    if (saved === undefined) onCreated(discount.uuid);
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
    /** Shows the result of an action that leaves the terms unchanged; unsaved input stays. */
    showStatus: (changed: OpenedDiscount) => {
      setSaved((now) => now && withStatusOf(now, changed));
      setNewer((now) => now && withStatusOf(now, changed));
      refreshLists();
    },
    save: () => saveFrom(saved?.version ?? 0),
    takeNewer: () => {
      if (newer !== undefined) show(newer);
    },
    keepMine: () => saveFrom(newer?.version ?? 0),
  };
}

/** Mutation that saves the discount and shows field errors. */
function useSaving(
  form: UseFormReturn<DiscountFields>,
  from: Pick<Opened, 'copied' | 'currency'> & {
    readonly saved: OpenedDiscount | undefined;
    readonly onConflict: (newer: OpenedDiscount) => void;
  },
  onSuccess: (discount: OpenedDiscount) => void,
) {
  const { saved, copied, currency, onConflict } = from;
  const notify = useSnackbar();
  return useMutation({
    mutationFn: ({ fields, version }: { fields: DiscountFields; version: number }) => {
      const body = discountIn(fields, saved ?? copied, currency);
      if (saved === undefined) return createDiscount(body);
      const { method: _method, code: _code, ...terms } = body;
      return saveDiscount(saved.uuid, { ...terms, version });
    },
    onSuccess,
    onError: (error) => {
      const { code, current } = error instanceof ApiError ? error.problem : {};
      // `current` of this problem has the shape of the endpoint's own answer.
      if (code === 'DiscountChangedMeanwhile') onConflict(current as OpenedDiscount);
      else if (showAtFields(form, error, fieldOf).length === 0) notify(error.message);
    },
  });
}
