import type {
  LiveEvent,
  OrderPlacedLive,
  OrderPrioritySetLive,
  OrderStageChanged,
} from '@selvedge/shared/live/contract';
import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import { mostOrdersNamed } from '@selvedge/shared/orders/order-sort';
import { stageCount, stageOf, type OrderFlow } from '@selvedge/shared/orders/order-status';

import { watch } from '../../../lib/live.js';
import { Afterwards } from '../../../lib/afterwards.js';
import { Paced } from '../../../lib/paced.js';
import { fetchOrders, topicOf, type OrdersScope } from '../orders.api.js';
import * as state from './board.js';

/** What a board is asked for at once. */
const perPage = 30;
/** Between asking for orders that were named and are not known. */
const askEveryMs = 250;
/** Counts are a little behind what is told. */
const countAfterMs = 2_000;
/** Until more orders are asked for that could not be had. */
const rest = 3_000;

export interface BoardState {
  readonly board: state.Board;
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why it failed. */
  readonly problem: string;
  /** Stages whose next orders are on their way. */
  readonly busy: ReadonlySet<number>;
  /** The log position of the last change of each order that was told, to be pointed out. */
  readonly told: ReadonlyMap<number, number>;
}

/**
 * The orders of a flow, loaded stage by stage, and from then on kept by what is told: an order that is
 * told of and not known is asked for; counts follow each change, and are asked for now and then.
 */
export class BoardStore {
  private state: BoardState;
  private readonly listeners = new Set<() => void>();
  private readonly unknown = new Set<number>();
  private readonly asking = new Paced(() => void this.ask(), askEveryMs);
  private readonly counting = new Afterwards(() => void this.count(), countAfterMs);

  constructor(
    private readonly scope: OrdersScope,
    private readonly flow: OrderFlow,
  ) {
    const board = state.emptyBoard(flow);
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
    let leave: (() => void) | undefined;
    void this.loadAll().then((cursor) => {
      if (cursor === undefined || isOver) return;
      const again = () => void this.loadAll();
      leave = watch(topicOf(this.scope), cursor, (event) => this.hear(event), again);
    });
    return () => {
      isOver = true;
      this.asking.stop();
      this.counting.stop();
      leave?.();
    };
  };

  /** The next orders of a stage. */
  readonly more = async (stage: number): Promise<void> => {
    const after = this.state.board.columns[stage]?.next ?? null;
    if (after === null || this.state.busy.has(stage)) return;
    this.set({ busy: new Set([...this.state.busy, stage]) });
    try {
      const page = await this.fetchStage(stage, after);
      this.change((board) => state.load(board, stage, page));
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
    for (const id of ids) this.unknown.add(id);
    this.asking.soon();
  };

  /** The cursor from which to be told; undefined when it could not be loaded. */
  private async loadAll(): Promise<string | undefined> {
    try {
      // Before the others: from its cursor on nothing that they do not show goes untold.
      const { cursor, counts } = await this.fetch({ perPage: 1 });
      const stages = Array.from({ length: stageCount(this.flow) }, (_, stage) => stage);
      const pages = await Promise.all(stages.map((stage) => this.fetchStage(stage)));
      this.change((board) =>
        pages.reduce((before, page, stage) => state.reload(before, stage, page), {
          ...board,
          counts,
        }),
      );
      this.set({ status: 'ready' });
      return cursor;
    } catch (failure) {
      const problem = failure instanceof Error ? failure.message : '';
      if (this.state.status === 'loading') this.set({ status: 'failed', problem });
      return undefined;
    }
  }

  private hear(event: LiveEvent): void {
    const { division, position } = event;
    if (isNamed<OrderStageChanged>(event, 'order.stage-changed')) {
      this.hearMove(division, position, event.data);
    } else if (isNamed<OrderPrioritySetLive>(event, 'order.priority-set')) {
      this.hearPriority(division, position, event.data);
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
    else this.askFor([change.orderId]);
    this.pointOut(change.orderId, position);
  }

  private pointOut(id: number, position: number): void {
    this.set({ told: new Map([...this.state.told, [id, position]]) });
  }

  private wonder(id: number, stage: number): void {
    if (state.isWithin(this.state.board, stage, id)) this.askFor([id]);
  }

  private async ask(): Promise<void> {
    const ids = [...this.unknown].slice(0, mostOrdersNamed);
    if (ids.length === 0) return;
    for (const id of ids) this.unknown.delete(id);
    try {
      const { data } = await this.fetch({ ids: ids.join(','), perPage: mostOrdersNamed });
      this.change((board) => data.reduce(state.put, board));
    } catch {
      // The connection is away: it tells what was missed, or asks to load anew.
    }
    if (this.unknown.size > 0) this.asking.soon();
  }

  private async count(): Promise<void> {
    try {
      const { counts } = await this.fetch({ perPage: 1 });
      this.change((board) => ({ ...board, counts }));
    } catch {
      // They stay as they follow from what was told.
    }
  }

  private fetchStage(stage: number, after?: string) {
    const sort = state.sortOf(this.flow, stage);
    return this.fetch({ stage, sort, perPage, ...(after !== undefined && { after }) });
  }

  private fetch(query: AtlasOrdersQuery) {
    return fetchOrders(this.scope, { flow: this.flow, ...query });
  }

  private set(change: Partial<BoardState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The name of a live event decides its data (RTM-013). */
function isNamed<Data>(event: LiveEvent, name: string): event is LiveEvent<Data> {
  return event.name === name;
}
