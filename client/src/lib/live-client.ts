import type {
  LiveEvent,
  LiveReset,
  LiveShown,
  Watched,
  Unwatch,
  Watch,
} from '@selvedge/shared/live/contract';

/**
 * `live`: every watched topic is delivered; `idle`: nothing is watched; `connecting`: no failure
 * yet, as at the start of a visit.
 */
export type LiveStatus = 'live' | 'connecting' | 'offline' | 'idle';

/** The subset of socket.io's client in use. */
export interface LiveSocket {
  readonly connected: boolean;
  /** True while socket.io reconnects automatically. */
  readonly active: boolean;
  on(name: string, listener: (argument: never) => void): unknown;
  emit(name: string, message: object): unknown;
  timeout(milliseconds: number): {
    emitWithAck(name: string, message: object): Promise<unknown>;
  };
  connect(): unknown;
  disconnect(): unknown;
}

interface Watcher {
  readonly topic: string;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onReset: () => void;
  readonly seen: Map<number, number>;
  /** Whether the subscription does not count towards the status. */
  readonly isQuiet: boolean;
  cursor: string | undefined;
  /** Whether the server has confirmed the subscription. */
  joined: boolean;
  /** Events since the request; they are newer than the answer's cursor. */
  received: number;
}

const answerWithinMs = 10_000;
/** Delay in milliseconds before a retry, and before an unused connection is closed. */
const defaultPauseMs = 5_000;
/** Answers after which a retry can succeed. */
const passing = ['unavailable', 'too-many-requests'];

/** One connection for all screens: opens with the first watcher and closes after the last. */
export class LiveClient {
  private readonly watchers = new Set<Watcher>();
  private readonly listeners = new Set<() => void>();
  private readonly shown = new Map<string, Set<(rows: readonly unknown[]) => void>>();
  private socket: LiveSocket | undefined;
  private opening = false;
  /** Whether a failure occurred since every topic was last delivered. */
  private hasFailed = false;

  constructor(
    private readonly open: () => Promise<LiveSocket>,
    private readonly pauseMs = defaultPauseMs,
  ) {}

  status = (): LiveStatus => {
    const watchers = [...this.watchers].filter(({ isQuiet }) => !isQuiet);
    if (watchers.length === 0) return 'idle';
    const isLive = this.socket?.connected === true;
    if (isLive && watchers.every(({ joined }) => joined)) return 'live';
    return this.hasFailed ? 'offline' : 'connecting';
  };

  /**
   * Whether a watched topic, quiet ones included, is not delivered after a failure. False while the
   * first connection is being made, because the data on screen has just been fetched.
   */
  isAway = (): boolean => {
    const isLost = this.watchers.size > 0 && this.socket?.connected !== true;
    return this.hasFailed && (isLost || this.status() === 'offline');
  };

  /**
   * Calls back whenever the status may have changed; returns a function that removes the listener.
   */
  onStatus = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Delivers each event of a topic after the cursor of the displayed HTTP answer exactly once,
   * across reconnections. `onReset` tells the screen to fetch again; without a cursor, right after
   * subscribing. Returns a function that stops watching.
   */
  watch = (
    topic: string,
    cursor: string | undefined,
    onEvent: (event: LiveEvent) => void,
    onReset: () => void,
  ): (() => void) => this.add({ topic, cursor, onEvent, onReset, isQuiet: false });

  /** As `watch`, but without effect on the status: for data of the frame around a screen. */
  watchQuietly = (topic: string, cursor: string | undefined, onChange: () => void): (() => void) =>
    this.add({ topic, cursor, onEvent: onChange, onReset: onChange, isQuiet: true });

  /**
   * Calls back with the displayed rows of a topic while it is watched; returns a function that
   * removes the listener.
   */
  onShown = (topic: string, listener: (rows: readonly unknown[]) => void): (() => void) => {
    const listeners = this.shown.get(topic) ?? new Set();
    this.shown.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  };

  private add(options: Omit<Watcher, 'seen' | 'joined' | 'received'>): () => void {
    const watcher: Watcher = { ...options, seen: new Map(), joined: false, received: 0 };
    this.watchers.add(watcher);
    if (this.socket?.connected) void this.join(watcher);
    else void this.connect();
    this.changed();
    return () => this.stop(watcher);
  }

  private stop(watcher: Watcher): void {
    if (!this.watchers.delete(watcher)) return;
    const isLast = this.watchersOf(watcher.topic).length === 0;
    if (isLast && this.socket?.connected)
      this.socket.emit('unwatch', { topic: watcher.topic } satisfies Unwatch);
    if (this.watchers.size === 0) this.later(() => this.closeUnused());
    this.changed();
  }

  private closeUnused(): void {
    if (this.watchers.size === 0) this.socket?.disconnect();
  }

  private async connect(): Promise<void> {
    if (this.socket) this.socket.connect();
    if (this.socket || this.opening) return;
    this.opening = true;
    try {
      this.socket = await this.open();
      this.listenTo(this.socket);
    } catch {
      // The connection's code could not be loaded: no network.
      this.failed();
      this.later(() => this.connectAgain());
    } finally {
      this.opening = false;
    }
    this.closeUnused();
  }

  private connectAgain(): void {
    if (this.watchers.size > 0) void this.connect();
  }

  private listenTo(socket: LiveSocket): void {
    socket.on('connect', () => {
      for (const watcher of this.watchers) void this.join(watcher);
    });
    socket.on('disconnect', () => this.left());
    // The server refused temporarily; socket.io retries lost networks automatically.
    socket.on('connect_error', () => {
      this.failed();
      if (!socket.active) this.later(() => this.connectAgain());
    });
    socket.on('event', (event: LiveEvent) => this.receive(event));
    socket.on('reset', (reset: LiveReset) => this.resetAll(reset));
    socket.on('shown', ({ topic, rows }: LiveShown) => {
      for (const listener of this.shown.get(topic) ?? []) listener(rows);
    });
    if (socket.connected) for (const watcher of this.watchers) void this.join(watcher);
  }

  private left(): void {
    for (const watcher of this.watchers) watcher.joined = false;
    // Without watchers, this client closed the connection itself.
    if (this.watchers.size > 0) this.failed();
  }

  private async join(watcher: Watcher): Promise<void> {
    const { topic, cursor } = watcher;
    watcher.received = 0;
    const answer = await this.ask(cursor === undefined ? { topic } : { topic, cursor });
    if (!this.watchers.has(watcher) || !this.socket?.connected) return;
    if ('ok' in answer) {
      watcher.joined = true;
      if (watcher.received === 0) watcher.cursor = answer.cursor;
      // Events between the displayed answer and now are unknown.
      if (cursor === undefined) watcher.onReset();
      this.changed();
    } else {
      this.failed();
      this.refused(watcher, answer.error);
    }
  }

  private async ask(message: Watch): Promise<Watched> {
    try {
      const answer = await this.socket?.timeout(answerWithinMs).emitWithAck('watch', message);
      // The server always answers `watch` with this type.
      return answer as Watched;
    } catch {
      return { error: 'unavailable' };
    }
  }

  /** A refused topic is not retried: the screen's own calls show the reason. */
  private refused(watcher: Watcher, error: string): void {
    if (passing.includes(error)) {
      this.later(() => {
        if (this.watchers.has(watcher) && this.socket?.connected) void this.join(watcher);
      });
    } else if (error === 'bad-cursor') {
      watcher.cursor = undefined;
      void this.join(watcher);
    }
  }

  private receive(event: LiveEvent): void {
    const { topic, cursor, division, position } = event;
    for (const watcher of this.watchersOf(topic)) {
      watcher.received += 1;
      if (position <= (watcher.seen.get(division) ?? 0)) continue;
      watcher.seen.set(division, position);
      watcher.cursor = cursor;
      watcher.onEvent(event);
    }
  }

  private resetAll({ topic, cursor }: LiveReset): void {
    for (const watcher of this.watchersOf(topic)) {
      watcher.cursor = cursor;
      watcher.onReset();
    }
  }

  private watchersOf(topic: string): readonly Watcher[] {
    return [...this.watchers].filter((watcher) => watcher.topic === topic);
  }

  private later(again: () => void): void {
    setTimeout(again, this.pauseMs);
  }

  private failed(): void {
    this.hasFailed = true;
    this.changed();
  }

  private changed(): void {
    const isWhole = [...this.watchers].every(({ joined }) => joined);
    if (isWhole && this.socket?.connected === true) this.hasFailed = false;
    for (const listener of this.listeners) listener();
  }
}
