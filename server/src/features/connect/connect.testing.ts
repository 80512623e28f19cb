import type {
  ConnectFrame,
  ConnectGrant,
  ConnectSession,
  GrantConnect,
} from '@selvedge/shared/connect/contract';
import type { WirePage } from '@selvedge/shared/pages/page';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Call } from '../../platform/testing/browser.js';
import { Clock } from '../../platform/clock.js';
import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';
import { foreignPage } from '../pages/pages.testing.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { connectDecider } from './connect.decider.js';

/** A clock with an offset, so that specs do not have to wait. */
export class ShiftedClock extends Clock {
  constructor(private readonly ms: number) {
    super();
  }

  override now(): Date {
    return new Date(Date.now() + this.ms);
  }
}

export const editorOrigin = 'https://editor.example';

/** A shop with a page, its owner and one allowed editor. */
export interface ConnectShop {
  readonly app: TestApp;
  readonly shop: Store;
  readonly owner: SignedIn;
  readonly page: WirePage;
}

export async function openConnectShop(
  app: TestApp,
  changes: Partial<Store> = {},
): Promise<ConnectShop> {
  const shop = await app.openStore({ editorOrigins: [editorOrigin], ...changes });
  const owner = await app.signInOwner(shop);
  const { body } = await owner.post(`/omnis/v3/divisions/${shop.division}/pages/`, foreignPage);
  return { app, shop, owner, page: body };
}

/** Requests a grant for the editor as the owner. */
export function askGrant(
  { owner, page }: Pick<ConnectShop, 'owner' | 'page'>,
  changes: Partial<GrantConnect> = {},
): Promise<Answer> {
  return owner.post('/omnis/v3/connect/grants/', {
    ...{ pageId: page.id, origin: editorOrigin, module: 'v3Dev' },
    scopes: ['page:read', 'page:write', 'publish'],
    ...changes,
  });
}

export async function codeOf(
  shop: Pick<ConnectShop, 'owner' | 'page'>,
  changes: Partial<GrantConnect> = {},
): Promise<string> {
  const { status, body } = await askGrant(shop, changes);
  if (status !== 201) throw new Error(`No grant: ${status} ${String(body.code)}`);
  const { code }: ConnectGrant = body;
  return code;
}

/** A program outside the shop: no cookies, and its own Origin header. */
export class ExternalEditor {
  constructor(
    private readonly app: TestApp,
    private readonly host: string,
    readonly origin = editorOrigin,
  ) {}

  call(
    method: 'get' | 'post' | 'patch' | 'put' | 'delete',
    path: string,
    { headers = {}, body = {} }: Call = {},
  ): Promise<Answer> {
    const visitor = this.app.visitor(this.host);
    const call = { headers: { origin: this.origin, ...headers } };
    return visitor.send(method, path, method === 'get' ? call : { ...call, body });
  }

  preflight(path: string): Promise<Answer> {
    const visitor = this.app.visitor(this.host);
    const headers = { origin: this.origin, 'access-control-request-method': 'PATCH' };
    return visitor.send('options', path, { headers });
  }

  open(code: string, changes: object = {}): Promise<Answer> {
    const client = { name: 'A test', version: '1' };
    const body = { code, protocol: [1], client, ...changes };
    return this.call('post', '/omnis/v3/connect/sessions/', { body });
  }

  /** Calls with the bearer token of a session. */
  as(
    { bearer }: Pick<ConnectSession, 'bearer'>,
    method: 'get' | 'post' | 'patch' | 'put' | 'delete',
    path: string,
    body: object = {},
  ): Promise<Answer> {
    return this.call(method, path, { headers: { authorization: `Bearer ${bearer}` }, body });
  }
}

export async function opened(
  { app, shop, ...granting }: ConnectShop,
  changes: Partial<GrantConnect> = {},
): Promise<{ readonly editor: ExternalEditor; readonly session: ConnectSession }> {
  const editor = new ExternalEditor(app, shop.code);
  const { status, body } = await editor.open(await codeOf(granting, changes));
  if (status !== 200) throw new Error(`No session: ${status} ${String(body.code)}`);
  return { editor, session: body };
}

/** The page in the frame: on the shop's own origin, without cookies. */
export class ConnectedFrame {
  constructor(
    private readonly app: TestApp,
    private readonly host: string,
  ) {}

  take(sessionId: string): Promise<Answer> {
    return this.call('post', `/omnis/v3/connect/sessions/${sessionId}/frame/`);
  }

  async bearer(sessionId: string): Promise<string> {
    const { bearer }: ConnectFrame = (await this.take(sessionId)).body;
    return bearer;
  }

  call(method: 'get' | 'post' | 'patch', path: string, bearer?: string): Promise<Answer> {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    };
    const visitor = this.app.visitor(this.host);
    return visitor.send(method, path, method === 'get' ? { headers } : { headers, body: {} });
  }
}

/** Records two sessions, the second of which has ended. */
export async function recordSessions(app: TestApp, context: CommandContext): Promise<void> {
  const commands = app.get(CommandHandler);
  for (const isOver of [false, true]) {
    const { sessionId, codeHash } = app.get(ConnectSecrets).newCode();
    const [scopes, module] = [['page:read'], 'v1'] as const;
    const common = { sessionId, codeHash, origin: editorOrigin, scopes, module };
    await commands.handle(context, connectDecider, {
      ...{ type: 'GrantConnect', ...common },
      page: { id: 9, uuid: sessionId },
      ...{ grantor: { kind: 'customer', id: 7 }, expiresAt: '2999-01-01T00:00:00.000Z' },
    });
    await commands.handle(context, connectDecider, {
      ...{ type: 'OpenConnectSession', ...common, protocol: [1], operator: 'default' },
      ...{ client: { name: 'A test', version: '1' }, now: '2026-01-01T00:00:00.000Z' },
    });
    const ending = { type: 'RevokeConnectSession', sessionId, reason: 'ended' } as const;
    if (isOver) await commands.handle(context, connectDecider, ending);
  }
}
