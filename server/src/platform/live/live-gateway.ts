import type { IncomingHttpHeaders } from 'node:http';

import {
  Logger,
  UseFilters,
  UseGuards,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import { Unwatch, Watch, type Watched } from '@selvedge/shared/live/contract';
import { LIVE_PATH } from '@selvedge/shared/live/live-path';

import { WakeUp } from '../event-log/subscriptions/wake-up.js';
import { LiveAuthenticator, type LiveWatcher } from './live-authenticator.js';
import { LiveConnection } from './live-connection.js';
import { LiveFrames } from './live-frames.js';
import { LiveHub } from './live-hub.js';
import { isFromOwnPage } from './live-origin.js';
import { cut, SocketOutbox } from './live-outbox.js';
import { FlushScheduler } from './flush-scheduler.js';
import type { LiveServer, LiveSocket } from './live-socket.js';
import { LiveTopics } from './live-topics.js';
import { LiveFilter } from './live.filter.js';
import { AnswerGuard } from './live.guard.js';

/** Maximum size of a client message in bytes: a watch with a long cursor. */
const maxMessageSize = 100_000;
/** Longest delay until a lost right takes effect without a notification. */
const recheckEveryMs = 60_000;

/**
 * Serves `/live/` on the HTTP port (RTM-013): checks who may connect, and limits the cost of a
 * connection. WebSocket only: the requests of a polling connection would have to reach the same
 * process. Upgrades of other paths are left to their handlers (decision 0052).
 */
@WebSocketGateway({
  path: LIVE_PATH,
  transports: ['websocket'],
  serveClient: false,
  destroyUpgrade: false,
  maxHttpBufferSize: maxMessageSize,
})
@UseFilters(LiveFilter)
export class LiveGateway
  implements
    OnGatewayInit<LiveServer>,
    OnGatewayConnection<LiveSocket>,
    OnGatewayDisconnect<LiveSocket>,
    OnApplicationBootstrap,
    OnModuleDestroy
{
  private readonly logger = new Logger('Live');
  private readonly frames = new LiveFrames();
  private readonly rounds = new FlushScheduler();
  private server: LiveServer | undefined;
  private recheck: NodeJS.Timeout | undefined;
  private stopDropping: (() => void) | undefined;
  private closing = false;

  constructor(
    private readonly authenticator: LiveAuthenticator,
    private readonly topics: LiveTopics,
    private readonly hub: LiveHub,
    private readonly wakeUp: WakeUp,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    server.use((socket, next) => void this.admit(socket).then(next));
  }

  /** Runs before the first client: the port is not open yet. */
  async onApplicationBootstrap(): Promise<void> {
    await this.hub.start();
    this.stopDropping = this.wakeUp.onDrop((subject) => this.drop(subject));
    this.recheck = setInterval(() => void this.recheckAll(), recheckEveryMs);
    this.recheck.unref();
  }

  /** Runs before the HTTP server closes, which would wait for open connections. */
  onModuleDestroy(): void {
    this.close();
  }

  handleConnection(socket: LiveSocket): void {
    const { watcher } = socket.data;
    if (!watcher) {
      cut(socket);
      return;
    }
    const outbox = new SocketOutbox(socket, this.rounds);
    socket.data.connection = new LiveConnection(this.topics, this.hub, watcher, {
      event: (event) => outbox.put(this.frames.event(event)),
      reset: (reset) => outbox.put(this.frames.reset(reset)),
      shown: (shown) => outbox.put(this.frames.shown(shown)),
      flush: () => outbox.flush(),
    });
  }

  handleDisconnect({ data }: LiveSocket): void {
    data.connection?.close();
  }

  @SubscribeMessage('watch')
  @UseGuards(AnswerGuard)
  watch(
    @ConnectedSocket() { data }: LiveSocket,
    @MessageBody() message: Watch,
  ): Promise<Watched> | undefined {
    return data.connection?.watch(message);
  }

  @SubscribeMessage('unwatch')
  unwatch(@ConnectedSocket() { data }: LiveSocket, @MessageBody() message: Unwatch): void {
    data.connection?.unwatch(message);
  }

  /** Closes every connection; clients reconnect by themselves, to another process. */
  close(): void {
    this.closing = true;
    clearInterval(this.recheck);
    this.stopDropping?.();
    this.hub.stop();
    for (const socket of this.server?.sockets.sockets.values() ?? []) cut(socket);
  }

  /** Identifies every connection again, and closes those whose identity or rights have changed. */
  async recheckAll(): Promise<void> {
    for (const socket of this.server?.sockets.sockets.values() ?? []) {
      const now = await this.identify(socket.handshake.headers);
      if (now === 'unavailable') continue;
      if (!now || fingerprint(now) !== fingerprint(socket.data.watcher)) cut(socket);
    }
  }

  private async admit({ handshake, data }: LiveSocket): Promise<Error | undefined> {
    if (this.closing) return new Error('unavailable');
    if (!isFromOwnPage(handshake.headers)) return new Error('foreign-origin');
    const watcher = await this.identify(handshake.headers);
    if (watcher === 'unavailable') return new Error('unavailable');
    if (!watcher) return new Error('unknown-host');
    data.watcher = watcher;
    return undefined;
  }

  private async identify(
    headers: IncomingHttpHeaders,
  ): Promise<LiveWatcher | 'unavailable' | undefined> {
    try {
      return await this.authenticator.authenticate(headers);
    } catch (error) {
      this.logger.error({ message: 'a live connection could not be identified', error });
      return 'unavailable';
    }
  }

  private drop(subject: string): void {
    for (const socket of this.server?.sockets.sockets.values() ?? [])
      if (socket.data.watcher?.subject === subject) cut(socket);
  }
}

function fingerprint(watcher: LiveWatcher | undefined): string {
  if (!watcher) return '';
  const { subject, principal } = watcher;
  return JSON.stringify([
    subject,
    { ...principal, permissions: [...principal.permissions].sort() },
  ]);
}
