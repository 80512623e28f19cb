import type {
  LiveEvent,
  OrderDeletedLive,
  OrderPlacedLive,
  OrderPrioritySetLive,
  OrderStageChanged,
} from '@selvedge/shared/live/contract';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';
import { stageCount, stageOf, type OrderFlow } from '@selvedge/shared/orders/order-status';

import * as state from './board.js';
import { LackingOrders, taken } from './lacking-orders.js';
import { Afterwards } from '../../../lib/afterwards.js';

/**
 * The least and the most of a stage that is asked for at first, and from then on: whoever scrolls does not
 * wait at every turn. Each board has numbers of its own between them: many that show the same do not run out
 * of it at the same moment.
 */
const firstOrders = [30, 60] as const;
const moreOrders = [60, 100] as const;
/** What is counted follows each change by itself, and is corrected when it has been quiet for so long. */
const countAfterMs = 4_000;
/** Until what could not be had is asked for again. */
const rest = 3_000;
/** The most orders that are remembered to be pointed out. */
const mostTold = 100;

/** Where the orders of a board come from. */
export interface OrdersSource {
  readonly fetch: (query: AtlasOrdersQuery) => Promise<AtlasOrders>;
  /** Tells what happens after a cursor, or that all is to be fetched anew; returns the way to stop. */
  readonly watch: (
    cursor: string,
    onEvent: (event: LiveEvent) => void,
    onReset: () => void,
  ) => () => void;
  /** Calls back with orders that were told of, as they are now, where they are shown; returns the way to stop. */
  readonly onShown?: (listener: (rows: readonly AtlasOrderRow[]) => void) => () => void;
}

export interface BoardState {
  readonly board: state.Board;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: string;
  /** Stages whose next orders are on their way. */
  readonly busy: ReadonlySet<number>;
  /** The last change of each order that was told, to be pointed out: its log position, and when it was told. */
  readonly told: ReadonlyMap<number, { readonly position: number; readonly at: number }>;
}

/**
 * The orders of a flow, loaded stage by stage, and from then on kept by what is told: an order that is
 * told of and not known is asked for; counts follow each change, and are asked for now and then.
 */
export class BoardStore {
  private state: BoardState;
  private readonly listeners = new Set<() => void>();
  private readonly lacking: LackingOrders;
  /** Not known either; whether they belong on the board is not pressing. */
  private readonly distant = new Set<number>();
  /** The log position of the last change of each order that was told: an answer may be older. */
  private readonly heard = new Map<number, number>();
  private readonly first: number;
  private readonly next: number;
  private isOpen = false;
  // At a pace of its own: many boards hear of the same orders at once.
  private readonly counting = new Afterwards(
    () => void this.count(),
    countAfterMs * (0.5 + Math.random()),
  );
  private readonly loadingAgain = new Afterwards(() => void this.loadAll(), rest);

  constructor(
    private readonly source: OrdersSource,
    private readonly flow: OrderFlow,
    random: () => number = Math.random,
  ) {
    this.first = between(firstOrders, random());
    this.next = between(moreOrders, random());
    const board = state.emptyBoard(flow);
    this.lacking = new LackingOrders((ids) => this.ask(ids), source.onShown !== undefined);
    this.state = { board, status: 'loading', problem: '', busy: new Set(), told: new Map() };
  }

  readonly snapshot = (): BoardState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads, and is told what happens until the returned function is called. */
  readonly start = (): (() => void) => {
    let isOver = false;
    this.isOpen = true;
    this.lacking.open();
    let leave: (() => void) | undefined;
    const stopShowing = this.source.onShown?.((rows) => this.showAll(rows));
    void this.loadAll().then((cursor) => {
      if (cursor === undefined || isOver) return;
      const again = () => void this.loadAll();
      leave = this.source.watch(cursor, (event) => this.hear(event), again);
    });
    return () => {
      isOver = true;
      this.isOpen = false;
      this.lacking.close();
      this.counting.stop();
      this.loadingAgain.stop();
      leave?.();
      stopShowing?.();
    };
  };

  /** The next orders of a stage. */
  readonly more = async (stage: number): Promise<void> => {
    const after = this.state.board.columns[stage]?.next ?? null;
    if (after === null || this.state.busy.has(stage)) return;
    this.set({ busy: new Set([...this.state.busy, stage]) });
    const before = new Map(this.heard);
    try {
      const page = await this.fetchStage(stage, after);
      this.change((board) => state.load(board, stage, page, this.isOld));
      // What came to a place beyond the last meanwhile may be within this page, and not on it.
      this.askFor([...this.heard].filter(([id, at]) => before.get(id) !== at).map(([id]) => id));
    } catch {
      // The list asks by itself as long as its end is in sight, but not without a rest.
      await new Promise((resolve) => setTimeout(resolve, rest));
    } finally {
      this.set({ busy: new Set([...this.state.busy].filter((other) => other !== stage)) });
    }
  };

  /** What is on the board becomes something else. */
  readonly change = (next: (board: state.Board) => state.Board): void => {
    this.set({ board: next(this.state.board) });
  };

  /** Orders of which something may be on the board that is not so. */
  readonly askFor = (ids: readonly number[]): void => {
    this.lacking.ask(ids);
  };

  /** The cursor from which to be told; undefined when it could not be loaded. */
  private async loadAll(): Promise<string | undefined> {
    try {
      // Before the others: from its cursor on nothing that they do not show goes untold.
      const { cursor, counts } = await this.fetch({ perPage: 1 });
      this.change((board) => ({ ...board, counts }));
      const stages = Array.from({ length: stageCount(this.flow) }, (_, stage) => stage);
      // Each as it comes: nobody waits for the slowest.
      await Promise.all(
        stages.map(async (stage) => {
          const page = await this.fetchStage(stage);
          this.change((board) => state.reload(board, stage, page, this.isOld));
        }),
      );
      this.set({ status: 'ready' });
      return cursor;
    } catch (failure) {
      const problem = failure instanceof Error ? failure.message : '';
      if (this.state.status === 'ready') this.loadingAgain.ask();
      else this.set({ status: 'failed', problem });
      return undefined;
    }
  }

  private hear(event: LiveEvent): void {
    const { division, position } = event;
    if (isNamed<OrderStageChanged>(event, 'order.stage-changed')) {
      this.hearMove(division, position, event.data);
    } else if (isNamed<OrderPrioritySetLive>(event, 'order.priority-set')) {
      this.hearPriority(division, position, event.data);
    } else if (isNamed<OrderDeletedLive>(event, 'order.deleted')) {
      const { data: change } = event;
      this.heard.set(change.orderId, position);
      this.change((board) => state.drop(board, { division, position, change }));
    } else if (isNamed<OrderPlacedLive>(event, 'order.placed')) {
      const { orderId, flow, status } = event.data;
      if (flow === this.flow) this.wonder(orderId, stageOf(flow, status) ?? 0);
    }
    this.counting.ask();
  }

  private hearMove(division: number, position: number, change: OrderStageChanged): void {
    const { orderId: id, flow, stage } = change;
    if (flow !== this.flow) return;
    const isKnown = state.rowOn(this.state.board, { id, division }) !== undefined;
    this.change((board) => state.move(board, { division, position, change }));
    this.pointOut(id, position);
    if (!isKnown) this.wonder(id, stage);
  }

  private hearPriority(division: number, position: number, change: OrderPrioritySetLive): void {
    const isKnown = state.rowOn(this.state.board, { id: change.orderId, division }) !== undefined;
    if (isKnown) this.change((board) => state.press(board, { division, position, change }));
    else this.lacking.expect(change.orderId);
    this.pointOut(change.orderId, position);
  }

  private pointOut(id: number, position: number): void {
    this.heard.set(id, position);
    const told = new Map(this.state.told);
    told.set(id, { position, at: Date.now() });
    const [first] = told.keys();
    if (told.size > mostTold && first !== undefined) told.delete(first);
    this.set({ told });
  }

  private wonder(id: number, stage: number): void {
    if (state.isWithin(this.state.board, stage, id)) this.lacking.expect(id);
    // Only one that presses more than its neighbours belongs there.
    else this.distant.add(id);
  }

  private showAll(rows: readonly AtlasOrderRow[]): void {
    const current = this.current(rows);
    this.change((board) => current.reduce(state.put, board));
    this.lacking.found(current.map(({ id }) => id));
    for (const { id } of current) this.distant.delete(id);
  }

  private async ask(ids: readonly number[]): Promise<void> {
    const { data } = await this.fetch({ ids: ids.join(','), perPage: mostOrdersNamed });
    this.change((board) => this.current(data).reduce(state.put, board));
  }

  private async count(): Promise<void> {
    if (!this.isOpen) return;
    const ids = taken(this.distant);
    const which = ids.length > 0 ? { ids: ids.join(','), perPage: ids.length } : { perPage: 1 };
    try {
      const { data, counts } = await this.fetch(which);
      const named = this.current(data.filter(({ id }) => ids.includes(id)));
      this.change((board) => ({ ...named.reduce(state.put, board), counts }));
    } catch {
      for (const id of ids) this.distant.add(id);
      this.counting.ask();
      return;
    }
    if (this.distant.size > 0) this.counting.ask();
  }

  /** Without the orders that have moved on since they were answered. */
  private current(rows: readonly AtlasOrderRow[]): readonly AtlasOrderRow[] {
    return rows.filter((row) => !this.isOld(row));
  }

  private readonly isOld = ({ id, position }: AtlasOrderRow): boolean =>
    position < (this.heard.get(id) ?? 0);

  private fetchStage(stage: number, after?: string) {
    const sort = state.sortOf(this.flow, stage);
    return this.fetch(
      after === undefined
        ? { stage, sort, perPage: this.first }
        : { stage, sort, perPage: this.next, after },
    );
  }

  private fetch(query: AtlasOrdersQuery) {
    return this.source.fetch({ flow: this.flow, ...query });
  }

  private set(change: Partial<BoardState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** `part` is from 0 to below 1. */
function between([least, most]: readonly [number, number], part: number): number {
  return least + Math.floor((most - least + 1) * part);
}

/** The name of a live event decides its data (RTM-013). */
function isNamed<Data>(event: LiveEvent, name: string): event is LiveEvent<Data> {
  return event.name === name;
}
