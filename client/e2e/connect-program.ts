import type { Browser, Page, WebSocketRoute } from '@playwright/test';

import { connect, type EditorModule, type Session } from '../src/connect/sdk/index.js';
import { editorOrigin, grant } from './connect.js';

/** Another company's program that only uses the SDK and records its messages. */
interface Program {
  readonly session: Session;
  readonly received: string[];
  readonly opened: Window | null;
}

declare global {
  interface Window {
    program: Program;
  }
}

interface Opening {
  readonly dashboard: Page;
  readonly pageId: number;
  readonly where: 'frame' | 'window';
  /** Everything that was granted by default. */
  readonly module?: EditorModule;
  /** Read and write by default. */
  readonly scopes?: readonly string[];
}

/** Connects a program at its own origin, in a browser without a session. */
export async function programFor(browser: Browser, opening: Opening) {
  const { dashboard, pageId, where, module = 'v3Dev', scopes } = opening;
  const own = editorOrigin(dashboard);
  const code = await grant(dashboard, pageId, scopes);
  const program = await (await browser.newContext()).newPage();
  const network = await networkOf(program);
  await program.clock.install();
  // Any document of that origin works.
  await program.goto(`${own}/connect/index.js`);
  const input = { origin: new URL(dashboard.url()).origin, code, where, module };
  await program.evaluate(async ({ origin, code: given, where: place, module: own }) => {
    const address = '/connect/index.js';
    // The address serves the published SDK.
    const sdk = (await import(address)) as { connect: typeof connect };
    const opened = place === 'window' ? window.open('about:blank') : null;
    const frame = document.createElement('iframe');
    if (opened === null) document.body.append(frame);
    const session = await sdk.connect({
      ...{ origin, code: given, module: own },
      ...(opened === null ? { frame } : { opener: opened }),
    });
    const received: string[] = [];
    session.on('status', ({ status }) => received.push(status));
    session.on('online', ({ online }) => received.push(online ? 'online' : 'offline'));
    session.on('page:loaded', ({ url }) => received.push(`loaded ${url}`));
    session.on('page:error', ({ status, message }) =>
      received.push(`refused ${String(status)}: ${message}`),
    );
    session.on('route:blocked', ({ url }) => received.push(`blocked ${url}`));
    window.program = { session, received, opened };
  }, input);
  return { program, network };
}

/** Controls the program's sockets to the shop, so that they can be cut. */
async function networkOf(page: Page) {
  const open: WebSocketRoute[] = [];
  const network = {
    isThere: true,
    cut: async (): Promise<void> => {
      network.isThere = false;
      await Promise.all(open.splice(0).map((socket) => socket.close()));
    },
  };
  await page.routeWebSocket(/./, async (socket) => {
    if (!network.isThere) {
      await socket.close();
      return;
    }
    open.push(socket);
    socket.connectToServer();
  });
  return network;
}

export const receivedBy = (program: Page) => program.evaluate(() => window.program.received);

export const htmlOn = (program: Page) =>
  program.evaluate(() => {
    const { page } = window.program.session;
    return page.tree().map(({ properties }) => properties['html']);
  });

/** Writes into the first block. */
export const write = (program: Page, html: string) =>
  program.evaluate((value) => {
    const { page } = window.program.session;
    page.set(page.tree()[0]?.id ?? '', 'html', value);
  }, html);
