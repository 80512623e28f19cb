import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { labelCode } from '@selvedge/shared/orders/labels/factory-label';
import type { ReprintReason } from '@selvedge/shared/orders/labels/reprint-reason';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { refusalOf } from '../status/status-conflict.js';
import { cancelLabel, pickLabel, printLabels, sheetLink } from './labels.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

export type LabelAction =
  | { readonly do: 'print'; readonly counters?: number[]; readonly reason?: ReprintReason }
  | { readonly do: 'pick'; readonly counter: number }
  | { readonly do: 'cancel'; readonly counter: number };

/** Changes labels of an order; opens the PDF after printing. */
export function useLabelWork({ id, status }: Pick<AtlasOrder, 'id' | 'status'>) {
  const client = useQueryClient();
  const notify = useSnackbar();
  return useMutation({
    mutationFn: async (action: LabelAction) => {
      if (action.do === 'pick') await pickLabel({ code: labelCode(id, action.counter) });
      else if (action.do === 'cancel') await cancelLabel(id, action.counter);
      else {
        const { do: _print, ...body } = action;
        await printLabels(id, { ...body, from: status });
      }
    },
    onSuccess: (_done, action) => {
      if (action.do === 'print') window.open(sheetLink([id]), '_blank', 'noopener');
    },
    onError: (error) => {
      notify(refusalOf(error, id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['order', id] }),
  });
}
