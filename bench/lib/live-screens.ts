import 'reflect-metadata';

import type { LiveEvent, OrderStageChanged } from '@selvedge/shared/live/contract';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
  ShopperOrder,
} from '@selvedge/shared/orders/contract';

import { BoardStore } from '../../client/src/office/orders/board/store/board-store.js';
import { followOrder } from '../../client/src/shop/orders/follow-order.js';
import { get, liveOf, type Caller } from './live-calls.js';
import { nowMs } from './shared-clock.js';

/*
 * Separate process for the screens, so that their work does not load the server: boards and
 * receipts that fold events with the browser's code. The parent passes the sessions and requests
 * the displayed state.
 */

export interface ScreensOptions {
  readonly staff: Caller;
  readonly shopper: Caller;
  readonly boards: number;
  /** Hashes of the orders with an open receipt. */
  readonly hashes: readonly string[];
}

/** Time at which a change of an order reached one screen, on the clock shared by all processes. */
export interface Seen {
  readonly orderId: number;
  readonly position: number;
  readonly atMs: number;
}

/** Displayed state of all screens. */
export interface Shown {
  readonly boards: readonly ShownBoard[];
  /** Status of each receipt's order by hash. */
  readonly receipts: Readonly<Record<string, string>>;
}

interface ShownBoard {
  /** Orders in the form `17 paid`. */
  readonly columns: readonly { readonly rows: readonly string[]; readonly hasMore: boolean }[];
  readonly counts: Readonly<Record<string, number>>;
}

export type ToScreens = { readonly open: ScreensOptions } | 'show' | 'seen';
/** Without any field, the message reports that all screens are open. */
export interface FromScreens {
  readonly shown?: Shown;
  readonly seen?: readonly Seen[];
}

/** Cards that a column shows before its end becomes visible. */
const inSight = 12;

const seen: Seen[] = [];
const boards: BoardStore[] = [];
const receipts = new Map<string, ShopperOrder>();

function note({ name, position, data }: LiveEvent): void {
  if (name !== 'order.stage-changed') return;
  // The name of a live event determines its data.
  seen.push({ orderId: (data as OrderStageChanged).orderId, position, atMs: nowMs() });
}

/** Opens a board whose columns load more as their ends become visible. */
async function openBoard(staff: Caller): Promise<void> {
  const live = liveOf(staff);
  const store = new BoardStore(
    {
      fetch: (query) => get<AtlasOrders>(staff, `/atlas/orders/?${textOf(query)}`),
      watch: (cursor, onEvent, onReset) => {
        const receive = (event: LiveEvent): void => {
          onEvent(event);
          note(event);
        };
        return live.watch('atlas:orders', cursor, receive, onReset);
      },
      onShown: (listener) =>
        live.onShown('atlas:orders', (rows) => {
          // The displayed rows of this topic are orders.
          listener(rows as readonly AtlasOrderRow[]);
        }),
    },
    'normal',
  );
  boards.push(store);
  store.start();
  await when(() => store.snapshot().status === 'ready' && live.status() === 'live');
  store.subscribe(() => {
    store.snapshot().board.columns.forEach(({ rows, next }, stage) => {
      if (next !== null && rows.length < inSight) void store.more(stage);
    });
  });
}

async function openReceipt(shopper: Caller, hash: string): Promise<void> {
  const live = liveOf(shopper);
  const fetch = () => get<ShopperOrder>(shopper, `/orders/${hash}/`);
  const first = await fetch();
  receipts.set(hash, first);
  const watch = (onEvent: (event: LiveEvent) => void, onReset: () => void) => {
    const receive = (event: LiveEvent): void => {
      onEvent(event);
      note(event);
    };
    return live.watch(`order:${hash}`, first.cursor, receive, onReset);
  };
  followOrder({ fetch, watch }, (next) => {
    receipts.set(hash, next(receipts.get(hash) ?? first));
  });
  await when(() => live.status() === 'live');
}

function textOf(query: AtlasOrdersQuery): string {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
}

async function when(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function shown(): Shown {
  return {
    boards: boards.map((store) => {
      const { columns, counts } = store.snapshot().board;
      return {
        columns: columns.map(({ rows, next }) => ({
          rows: rows.map(({ id, status }) => `${id} ${status}`),
          hasMore: next !== null,
        })),
        counts,
      };
    }),
    receipts: Object.fromEntries([...receipts].map(([hash, { status }]) => [hash, status])),
  };
}

async function open({ staff, shopper, boards: count, hashes }: ScreensOptions): Promise<void> {
  for (let opened = 0; opened < count; opened += 1) await openBoard(staff);
  for (const hash of hashes) await openReceipt(shopper, hash);
}

function send(message: FromScreens): void {
  process.send?.(message);
}

// Browser API that Node lacks.
globalThis.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);

process.on('message', (message: ToScreens) => {
  if (message === 'show') send({ shown: shown() });
  else if (message === 'seen') send({ seen });
  else void open(message.open).then(() => send({}));
});
