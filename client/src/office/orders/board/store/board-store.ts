import type {
  LiveEvent,
  OrderDeletedLive,
  OrderPlacedLive,
  OrderPrioritySetLive,
  OrderStageChanged,
} from '@selvedge/shared/live/contract';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { stageCount, stageOf, type OrderFlow } from '@selvedge/shared/orders/order-status';

import * as state from '../board.js';
import { MissingOrders } from './missing-orders.js';
import { RecentChanges } from './recent-changes.js';
import { OrderPages } from './order-pages.js';
import { OrderPositions } from './order-positions.js';
import type { OrdersSource } from './orders-source.js';
import { Recount } from './recount.js';
import { TrailingThrottle } from '../../../../lib/trailing-throttle.js';

/** Delay before a failed request is retried. */
const retryMs = 3_000;

export interface BoardState {
  readonly board: state.Board;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Error message of a failed load. */
  readonly problem: string;
  /** Stages whose next page is loading. */
  readonly busy: ReadonlySet<number>;
  readonly changes: RecentChanges;
  /** Ids of orders placed since the board was opened and not shown yet, oldest first. */
  readonly arrived: readonly number[];
}

/**
 * Orders of a flow, loaded stage by stage and kept current by live events. An unknown order named
 * by an event is fetched. Counts follow each event and are refetched occasionally.
 */
export class BoardStore {
  private state: BoardState;
  private readonly listeners = new Set<() => void>();
  private readonly missing: MissingOrders;
  /** Rows shown while the next page of a stage is loading. */
  private readonly shown = new Map<number, AtlasOrderRow>();
  private readonly positions = new OrderPositions();
  private readonly pages: OrderPages;
  private readonly recount: Recount;
  private readonly reloadTimer = new TrailingThrottle(() => void this.loadAll(), retryMs);

  constructor(
    private readonly source: OrdersSource,
    private readonly flow: OrderFlow,
    random: () => number = Math.random,
  ) {
    this.pages = new OrderPages(source, flow, random);
    this.recount = new Recount(
      this.pages,
      (rows, counts) => {
        this.change((board) => ({ ...this.current(rows).reduce(state.put, board), counts }));
      },
      random,
    );
    const board = state.emptyBoard(flow);
    this.missing = new MissingOrders((ids) => this.fetchMissing(ids), source.onShown !== undefined);
    this.state = {
      board,
      status: 'loading',
      problem: '',
      busy: new Set(),
      changes: new RecentChanges(),
      arrived: [],
    };
  }

  readonly snapshot = (): BoardState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the board and follows events until the returned function is called. */
  readonly start = (): (() => void) => {
    let isOver = false;
    this.missing.open();
    this.recount.open();
    let leave: (() => void) | undefined;
    const stopShowing = this.source.onShown?.((rows) => this.showAll(rows));
    void this.loadAll().then((cursor) => {
      if (cursor === undefined || isOver) return;
      const again = () => void this.loadAll();
      leave = this.source.watch(cursor, (event) => this.apply(event), again);
    });
    return () => {
      isOver = true;
      this.missing.close();
      this.recount.close();
      this.reloadTimer.stop();
      leave?.();
      stopShowing?.();
    };
  };

  /** Loads the next page of a stage. */
  readonly more = async (stage: number): Promise<void> => {
    const after = this.state.board.columns[stage]?.next ?? null;
    if (after === null || this.state.busy.has(stage)) return;
    this.set({ busy: new Set([...this.state.busy, stage]) });
    const before = this.positions.snapshot();
    try {
      const page = await this.pages.ofStage(stage, after);
      // Orders that moved beyond the loaded range may belong to this page but be missing from it.
      const moved = this.positions.movedSince(before);
      const shown = this.current(moved.flatMap((id) => this.shown.get(id) ?? []));
      this.change((board) =>
        shown.reduce(state.put, state.load(board, stage, page, this.positions.isOld)),
      );
      this.refetch(moved.filter((id) => !shown.some((row) => row.id === id)));
    } catch {
      // The list requests the next page again while its end is visible, so wait before returning.
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    } finally {
      this.set({ busy: new Set([...this.state.busy].filter((other) => other !== stage)) });
      if (this.state.busy.size === 0) this.shown.clear();
    }
  };

  readonly change = (next: (board: state.Board) => state.Board): void => {
    this.set({ board: next(this.state.board) });
  };

  /**
   * Highlights a new order and returns its place; undefined if it is not loaded. It no longer counts
   * as new.
   */
  readonly showArrived = (id: number): state.Place | undefined => {
    this.set({ arrived: this.without(id) });
    const row = this.state.board.columns.flatMap(({ rows }) => rows).find((one) => one.id === id);
    if (row === undefined) return undefined;
    const change = { position: row.position, at: Date.now() };
    this.set({ changes: this.state.changes.with(id, change) });
    return state.placeOf(this.state.board, row);
  };

  private without(id: number): readonly number[] {
    return this.state.arrived.filter((one) => one !== id);
  }

  /** Fetches orders whose rows on the board may be outdated. */
  readonly refetch = (ids: readonly number[]): void => {
    this.missing.ask(ids);
  };

  /** Returns the cursor for live events, or undefined if loading failed. */
  private async loadAll(): Promise<string | undefined> {
    try {
      // Counts come first: events after their cursor cover everything the later pages miss.
      const { cursor, counts } = await this.pages.counts();
      this.change((board) => ({ ...board, counts }));
      const stages = Array.from({ length: stageCount(this.flow) }, (_, stage) => stage);
      // Show each stage as soon as it arrives.
      await Promise.all(
        stages.map(async (stage) => {
          const page = await this.pages.ofStage(stage);
          this.change((board) => state.reload(board, stage, page, this.positions.isOld));
        }),
      );
      this.set({ status: 'ready' });
      return cursor;
    } catch (failure) {
      const problem = failure instanceof Error ? failure.message : '';
      if (this.state.status === 'ready') this.reloadTimer.trigger();
      else this.set({ status: 'failed', problem });
      return undefined;
    }
  }

  private apply(event: LiveEvent): void {
    const { division, position } = event;
    if (isNamed<OrderStageChanged>(event, 'order.stage-changed')) {
      this.applyMove(division, position, event.data);
    } else if (isNamed<OrderPrioritySetLive>(event, 'order.priority-set')) {
      this.applyPriority(division, position, event.data);
    } else if (isNamed<OrderDeletedLive>(event, 'order.deleted')) {
      const { data: change } = event;
      this.positions.note(change.orderId, position);
      this.change((board) => state.drop(board, { division, position, change }));
      this.set({ arrived: this.without(change.orderId) });
    } else if (isNamed<OrderPlacedLive>(event, 'order.placed')) {
      const { orderId, flow, status } = event.data;
      if (flow === this.flow) {
        this.change((board) => state.count(board, status));
        this.expectOrder(orderId, stageOf(flow, status) ?? 0);
        this.set({ arrived: [...this.without(orderId), orderId] });
      }
    }
    this.recount.ask();
  }

  private applyMove(division: number, position: number, change: OrderStageChanged): void {
    const { orderId: id, flow, stage } = change;
    if (flow !== this.flow) return;
    const { board } = this.state;
    const place = state.placeOf(board, { id, division });
    this.highlight(id, position, state.move(board, { division, position, change }, place));
    if (place === undefined) this.expectOrder(id, stage);
  }

  private applyPriority(division: number, position: number, change: OrderPrioritySetLive): void {
    const { board } = this.state;
    const isOnBoard = state.rowOn(board, { id: change.orderId, division }) !== undefined;
    this.highlight(
      change.orderId,
      position,
      state.setRowPriority(board, { division, position, change }),
    );
    if (!isOnBoard) this.missing.expect(change.orderId);
  }

  private highlight(id: number, position: number, board: state.Board): void {
    this.positions.note(id, position);
    this.set({ board, changes: this.state.changes.with(id, { position, at: Date.now() }) });
  }

  private expectOrder(id: number, stage: number): void {
    if (state.isWithin(this.state.board, stage, id)) this.missing.expect(id);
    else this.recount.addDistant(id);
  }

  private showAll(rows: readonly AtlasOrderRow[]): void {
    const current = this.current(rows);
    this.change((board) => current.reduce(state.put, board));
    this.missing.found(current.map(({ id }) => id));
    this.recount.found(current.map(({ id }) => id));
    if (this.state.busy.size > 0) for (const row of current) this.shown.set(row.id, row);
  }

  private async fetchMissing(ids: readonly number[]): Promise<void> {
    const { rows } = await this.pages.named(ids);
    this.change((board) => this.current(rows).reduce(state.put, board));
  }

  private current(rows: readonly AtlasOrderRow[]): readonly AtlasOrderRow[] {
    return this.positions.current(rows);
  }

  private set(change: Partial<BoardState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The name of a live event determines its data type (RTM-013). */
function isNamed<Data>(event: LiveEvent, name: string): event is LiveEvent<Data> {
  return event.name === name;
}
