import { approvalText, type ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { ApprovalFilter } from '@selvedge/shared/products/admin/list-labels';
import type { ApprovalRow, Approvals } from '@selvedge/shared/products/approvals/contract';
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';

import { conflictText, currentOf, listOf } from './approval-conflict.js';
import { changeApproval } from './approvals.api.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface Decision {
  readonly approvalStatus: ApprovalStatus;
  readonly denialReason: string | null;
}

export const approvalsKey = (approval: ApprovalFilter) => ['approvals', approval] as const;

/** Replaces a product in the loaded pages of a list; removes it without `by`. */
function replace(client: QueryClient, list: ApprovalFilter, id: number, by?: ApprovalRow): void {
  client.setQueryData<InfiniteData<Approvals>>(
    approvalsKey(list),
    (loaded) =>
      loaded && {
        ...loaded,
        pages: loaded.pages.map((page) => ({
          ...page,
          products: page.products.flatMap((row) => {
            if (row.id !== id) return [row];
            return by === undefined ? [] : [by];
          }),
        })),
      },
  );
}

/**
 * Decides about a product of a list. `onDecided` runs before the product leaves the list. If it
 * changed meanwhile, a message reports the conflict, and the list shows the current product if it
 * still belongs there.
 */
export function useDecision(list: ApprovalFilter, product: ApprovalRow, onDecided: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [conflict, setConflict] = useState<string>();
  const { id, name, version } = product;
  const refresh = () => void client.invalidateQueries({ queryKey: ['approvals'] });
  const undoing = useMutation({
    mutationFn: () => {
      const { approvalStatus, denialReason } = product;
      return changeApproval(id, { approvalStatus, denialReason, restoresNote: true });
    },
    onError: ({ message }) => {
      notify(message);
    },
    onSettled: refresh,
  });
  const deciding = useMutation({
    mutationFn: (decision: Decision) => changeApproval(id, { ...decision, version }),
    onSuccess: (_answer, { approvalStatus }) => {
      onDecided();
      replace(client, list, id);
      notify(`${name}: ${approvalText(approvalStatus)}`, {
        text: 'Undo',
        run: () => {
          undoing.mutate();
        },
      });
      // The other lists contain it when they are opened.
      void client.invalidateQueries({ queryKey: ['approvals'], refetchType: 'none' });
    },
    onError: (error) => {
      const current = currentOf(error);
      if (current === undefined) {
        notify(error.message);
        return;
      }
      const text = conflictText(product, current);
      if (listOf(current) === list) {
        setConflict(text);
        replace(client, list, id, current);
      } else {
        onDecided();
        replace(client, list, id);
        notify(`${name}: ${text}`);
      }
    },
  });
  return { decide: deciding.mutate, isPending: deciding.isPending, conflict };
}
