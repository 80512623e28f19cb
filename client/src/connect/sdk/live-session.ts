import { Channel } from '@selvedge/shared/connect/channel';
import type { ConnectSession, ConnectToken } from '@selvedge/shared/connect/contract';
import type { HostEvents } from '@selvedge/shared/connect/protocol';

import type { Calls } from './calls.js';
import { SessionChanges } from './changes/session-changes.js';
import { ModuleChanges } from './changes/module-changes.js';
import { SessionComments } from './comments.js';
import { asConnectError } from './as-connect-error.js';
import { ConnectError } from './connect-error.js';
import { Editing } from './editing.js';
import type { HostChannel } from './host-channel.js';
import { Heartbeat } from './heartbeat.js';
import { Listeners } from './listeners.js';
import { LivePage } from './live-page.js';
import { portOf } from './message-port.js';
import { forwardPageEvents } from './news/of-page.js';
import { passOn } from './news/of-frame.js';
import { PageSession } from './page-session.js';
import { Renewal } from './renewal.js';
import { SessionTheme } from './theme.js';
import type {
  ListedPage,
  PageCommands,
  PageRequests,
  Revision,
  Session,
  SessionEvents,
  SessionStatus,
} from './types.js';

/** A session: the live page, which outlives the frame, and the frame, which may be reloaded. */
export class LiveSession implements Session {
  readonly id: string;
  readonly scopes: Session['scopes'];
  readonly module: Session['module'];
  readonly pageId: number;
  readonly page: LivePage;
  readonly comments: SessionComments;
  readonly changes: ModuleChanges;
  readonly theme: SessionTheme;
  private readonly live: PageSession;
  private readonly editing: Editing;
  private readonly listeners = new Listeners<SessionEvents>();
  private readonly renewal: Renewal;
  private readonly heartbeat = new Heartbeat({
    ping: () => this.channel?.send('ping', {}),
    onChange: (isThere) => {
      this.become(isThere ? 'connected' : 'suspended');
    },
  });
  private channel: HostChannel | undefined;
  private currentStatus: SessionStatus = 'negotiating';
  private selected: string | null = null;

  /** `leave` releases the frame. */
  constructor(
    private readonly opened: ConnectSession,
    private readonly calls: Calls,
    private readonly leave: () => void,
  ) {
    const { sessionId, scopes, module, pageId, collab } = opened;
    this.id = sessionId;
    this.scopes = scopes;
    this.module = module;
    this.pageId = pageId;
    this.live = new PageSession(collab, async () => (await this.renewal.now()).collab);
    this.editing = new Editing(this.live);
    this.page = new LivePage(this.live.doc, this.editing, scopes, module);
    const { doc, awareness } = this.live;
    const changes = new SessionChanges({ doc, awareness, undo: this.editing.undo });
    this.changes = new ModuleChanges(changes, { module, scopes });
    this.live.whenLoaded().then(
      () => changes.begin(),
      () => undefined,
    );
    this.comments = new SessionComments(calls, this.path());
    this.theme = new SessionTheme(scopes, () => this.channel);
    this.renewal = new Renewal(opened.renewBefore, {
      ask: () => calls<ConnectToken>('POST', `/connect/sessions/${sessionId}/token/`, {}),
      onRenewed: ({ collab: ticket, renewBefore }) => {
        this.live.useTicket(ticket);
        this.channel?.send('session:renewed', { renewBefore });
      },
      onRefused: ({ code }) => {
        this.end(code);
      },
    });
    forwardPageEvents(this.live, this.listeners, (code) => {
      this.end(code);
    });
  }

  get doc() {
    return this.live.doc;
  }

  get awareness() {
    return this.live.awareness;
  }

  get provider() {
    return this.live.provider;
  }

  get undo() {
    return this.editing.undo;
  }

  get status(): SessionStatus {
    return this.currentStatus;
  }

  get saved(): boolean {
    return this.live.current().isSaved;
  }

  get online(): boolean {
    return this.live.current().phase === 'live';
  }

  /** Connects the port of a loaded page, on the first load and after each reload. */
  attach(port: MessagePort): void {
    this.channel?.close();
    const channel: HostChannel = new Channel(portOf(port));
    this.channel = channel;
    passOn(channel, this.listeners);
    channel.on('pong', () => {
      this.heartbeat.received();
    });
    channel.on('session:revoked', () => {
      this.end('session_revoked');
    });
    channel.listen();
    if (this.currentStatus === 'negotiating') this.heartbeat.start();
    this.heartbeat.received();
    this.become('connected');
    this.theme.again();
    if (this.selected !== null) channel.send('select', { id: this.selected });
  }

  /** Resolves once the live page has loaded. Rejects with ConnectError if it never will. */
  whenLoaded(): Promise<void> {
    return this.live.whenLoaded();
  }

  select(id: string | null): void {
    this.selected = id;
    this.awareness.setLocalStateField('selected', id);
    this.channel?.send('select', { id });
  }

  hover(id: string | null): void {
    this.channel?.send('hover', { id });
  }

  scrollTo(id: string): void {
    this.channel?.send('scrollTo', { id });
  }

  setOperator(operator: 'default' | 'headless'): void {
    this.channel?.send('operator:set', { operator });
  }

  tell<Name extends keyof PageCommands>(name: Name, data: PageCommands[Name]): void {
    // The SDK's command names are those of the protocol.
    this.channel?.send(name, data as HostEvents[Name]);
  }

  async request<Name extends keyof PageRequests>(
    name: Name,
    data: PageRequests[Name]['asked'],
  ): Promise<PageRequests[Name]['answer']> {
    if (this.channel === undefined) throw new ConnectError('closed', 'The page is not loaded');
    try {
      return await this.channel.request(name, data);
    } catch (error) {
      throw asConnectError(error);
    }
  }

  on<Name extends keyof SessionEvents>(
    name: Name,
    listener: (data: SessionEvents[Name]) => void,
  ): () => void {
    return this.listeners.add(name, listener);
  }

  async publish(): Promise<void> {
    // The server publishes its own copy, so pending edits must be stored first.
    await this.live.whenSaved();
    await this.calls('POST', `${this.path()}/publish/`, {});
  }

  async save(): Promise<void> {
    await this.live.whenSaved();
    await this.calls('POST', `${this.path()}/revisions/`, {});
  }

  async pages(): Promise<readonly ListedPage[]> {
    const { division } = this.opened;
    return this.calls('GET', `/divisions/${String(division)}/pages/`);
  }

  revisions(): Promise<readonly Revision[]> {
    return this.calls('GET', `${this.path()}/revisions/`);
  }

  close(): void {
    this.end('closed');
  }

  private path(): string {
    const { division, pageId } = this.opened;
    return `/divisions/${String(division)}/pages/${String(pageId)}`;
  }

  private become(status: SessionStatus): void {
    if (status === this.currentStatus) return;
    this.currentStatus = status;
    this.listeners.emit('status', { status });
  }

  /** Closes the session permanently. */
  private end(code: string): void {
    if (this.currentStatus === 'closed') return;
    this.heartbeat.stop();
    this.renewal.stop();
    if (code === 'session_revoked') this.channel?.send('session:revoked', {});
    this.channel?.send('bye', {});
    this.channel?.close();
    this.leave();
    this.become('closed');
    this.listeners.emit('closed', { code });
    this.live.end();
  }
}
