import type { AtlasOrderRow, MovedOrder } from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import {
  percentComplete,
  stageOf,
  statusName,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import { liveStatus } from '../../../lib/live.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';
import type { usePaidReason } from '../status/usePaidReason.js';
import { conflictMessage } from '../status/status-conflict.js';
import { moveOrders, setPriority } from '../orders.api.js';
import type { BoardStore } from './store/board-store.js';
import { setRowPriority, put } from './board.js';

export interface Moves {
  /** Resolves when the server has answered or the move was cancelled. */
  readonly move: (rows: readonly AtlasOrderRow[], status: OrderStatus) => Promise<void>;
  readonly press: (row: AtlasOrderRow, priority: OrderPriority) => void;
}

/**
 * Moves orders optimistically. Refused orders are refetched and the reason is shown. A move can be
 * undone.
 */
export function useMoves(
  { change, refetch }: Pick<BoardStore, 'change' | 'refetch'>,
  reasonFor: ReturnType<typeof usePaidReason>['reasonFor'],
): Moves {
  const notify = useSnackbar();

  async function give(rows: readonly AtlasOrderRow[], status: OrderStatus): Promise<void> {
    const paid = await reasonFor(rows, status);
    if (paid === undefined) return;
    change((board) => rows.map((row) => movedTo(row, status)).reduce(put, board));
    try {
      const orders = rows.map(({ id, status: from }) => ({ id, from }));
      const answer = await moveOrders({ status, orders, ...paid });
      const refused = answer.orders.filter(({ refusal }) => refusal !== null);
      const moved = rows.filter(({ id }) => refused.every((other) => other.id !== id));
      // A live connection delivers moved orders as events.
      refetch((liveStatus() === 'live' ? refused : answer.orders).map(({ id }) => id));
      for (const text of refusalsOf(refused)) notify(text);
      if (moved.length > 0)
        notify(messageOf(moved, status), { text: 'Undo', run: () => undo(moved, status) });
    } catch (failure) {
      refetch(rows.map(({ id }) => id));
      notify(failure instanceof Error ? failure.message : 'Orders not moved. Try again.');
    }
  }

  /** Moves each order back to its previous status unless another user has moved it since. */
  function undo(rows: readonly AtlasOrderRow[], from: OrderStatus): void {
    for (const status of new Set(rows.map((row) => row.status))) {
      const back = rows.filter((row) => row.status === status).map((row) => movedTo(row, from));
      void give(back, status);
    }
  }

  return {
    move: async (rows, status) => {
      const moving = rows.filter((row) => row.status !== status);
      if (moving.length > 0) await give(moving, status);
    },
    press: (row, priority) => {
      const { id: orderId, hash, division, position } = row;
      const pressing = { orderId, hash, priority, at: row.changedAt };
      change((board) => setRowPriority(board, { division, position, change: pressing }));
      setPriority(orderId, { priority }).catch((failure: unknown) => {
        refetch([orderId]);
        notify(failure instanceof Error ? failure.message : 'Priority not changed. Try again.');
      });
    },
  };
}

/** Predicted row after a move; the server's row replaces it. */
function movedTo(row: AtlasOrderRow, status: OrderStatus): AtlasOrderRow {
  const stage = stageOf(row.flow, status) ?? row.stage;
  const changedAt = new Date().toISOString();
  return { ...row, status, stage, percentComplete: percentComplete(row.flow, status), changedAt };
}

function messageOf(rows: readonly AtlasOrderRow[], status: OrderStatus): string {
  const what = rows.length === 1 ? `Order ${String(rows[0]?.id)}` : `${String(rows.length)} orders`;
  return `${what} moved to ${statusName(status)}`;
}

/** Messages for refused orders. Several conflicts are combined in one message. */
function refusalsOf(refused: readonly MovedOrder[]): readonly string[] {
  const moved = refused.flatMap(({ id, now }) => (now === null ? [] : conflictMessage(id, now)));
  const reasons = refused
    .filter(({ now }) => now === null)
    .map(({ id, refusal }) => `Order ${String(id)}: ${refusal ?? ''}`);
  if (moved.length > 1)
    return [...reasons, `${String(moved.length)} orders were already moved by someone else`];
  return [...reasons, ...moved];
}
