import type { Browser, Page, WebSocketRoute } from '@playwright/test';

import { connect, type EditorModule, type Session } from '../src/connect/sdk/index.js';
import { editorOrigin, grant } from './connect.js';

/** A program of another company with nothing but the SDK, which keeps what it is told. */
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
  /** Where the page is shown. */
  readonly where: 'frame' | 'window';
  /** All that was granted where it is left out. */
  readonly module?: EditorModule;
  /** To read and to write where they are left out. */
  readonly scopes?: readonly string[];
}

/** At its own origin, in a browser that nobody is signed in with, once it is connected. */
export async function programFor(browser: Browser, opening: Opening) {
  const { dashboard, pageId, where, module = 'v3Dev', scopes } = opening;
  const own = editorOrigin(dashboard);
  const code = await grant(dashboard, pageId, scopes);
  const program = await (await browser.newContext()).newPage();
  const network = await networkOf(program);
  await program.clock.install();
  // Any document of that origin does.
  await program.goto(`${own}/connect/index.js`);
  const input = { origin: new URL(dashboard.url()).origin, code, where, module };
  await program.evaluate(async ({ origin, code: given, where: place, module: own }) => {
    const address = '/connect/index.js';
    // What is at that address is the SDK as it is delivered.
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

/** The way of a program's sockets to the shop, which can be cut. */
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

/** Writes into the first block of the page. */
export const write = (program: Page, html: string) =>
  program.evaluate((value) => {
    const { page } = window.program.session;
    page.set(page.tree()[0]?.id ?? '', 'html', value);
  }, html);
