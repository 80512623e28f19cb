import { expect, test, type Browser, type Page, type WebSocketRoute } from '@playwright/test';

import { connect, type Session } from '../src/connect/sdk/index.js';
import { editorOrigin, grant, makePage, owner } from './connect.js';

/** A program of another company with nothing but the SDK, which keeps what it is told. */
interface Program {
  readonly session: Session;
  readonly told: string[];
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
}

/** At its own origin, in a browser that nobody is signed in with, once it is connected. */
async function programFor(browser: Browser, { dashboard, pageId, where }: Opening) {
  const own = editorOrigin(dashboard);
  const code = await grant(dashboard, pageId);
  const program = await (await browser.newContext()).newPage();
  const network = await networkOf(program);
  await program.clock.install();
  // Any document of that origin does.
  await program.goto(`${own}/connect/index.js`);
  const asked = { origin: new URL(dashboard.url()).origin, code, where };
  await program.evaluate(async ({ origin, code: given, where: place }) => {
    const address = '/connect/index.js';
    // What is at that address is the SDK as it is delivered.
    const sdk = (await import(address)) as { connect: typeof connect };
    const opened = place === 'window' ? window.open('about:blank') : null;
    const frame = document.createElement('iframe');
    if (opened === null) document.body.append(frame);
    const session = await sdk.connect({
      ...{ origin, code: given },
      ...(opened === null ? { frame } : { opener: opened }),
    });
    const told: string[] = [];
    session.on('status', ({ status }) => told.push(status));
    session.on('online', ({ online }) => told.push(online ? 'online' : 'offline'));
    session.on('page:loaded', ({ url }) => told.push(`loaded ${url}`));
    session.on('page:error', ({ status }) => told.push(`refused ${String(status)}`));
    session.on('route:blocked', ({ url }) => told.push(`blocked ${url}`));
    window.program = { session, told, opened };
  }, asked);
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

const toldTo = (program: Page) => program.evaluate(() => window.program.told);

const wordsOn = (program: Page) =>
  program.evaluate(() => {
    const { page } = window.program.session;
    return page.tree().map(({ properties }) => properties['html']);
  });

/** Writes into the first block of the page. */
const write = (program: Page, html: string) =>
  program.evaluate((words) => {
    const { page } = window.program.session;
    page.set(page.tree()[0]?.id ?? '', 'html', words);
  }, html);

test('an editor writes on without a network, and tells when its page does not answer', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'Out of reach');
  const opening = { dashboard, pageId: id, where: 'frame' } as const;
  const { program, network } = await programFor(browser, opening);
  const { program: other } = await programFor(browser, opening);
  await network.cut();
  await expect.poll(() => toldTo(program)).toContain('offline');
  await write(program, '<p>Written in a tunnel</p>');
  expect(await program.evaluate(() => window.program.session.saved)).toBe(false);
  await write(other, '<h2>Written outside</h2>');
  network.isThere = true;
  await program.clock.fastForward(10_000);
  await expect.poll(() => program.evaluate(() => window.program.session.saved)).toBe(true);
  expect((await toldTo(program)).at(-1)).toBe('online');
  await expect.poll(() => wordsOn(other)).toEqual(await wordsOn(program));
  await other.evaluate(() => window.program.session.tell('page:navigate', { url: '/nowhere/' }));
  await expect.poll(() => toldTo(other)).toContain('refused 404');

  await program.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = 'about:blank';
  });
  await program.clock.runFor(25_000);
  await expect.poll(() => toldTo(program)).toContain('suspended');
  expect(await program.evaluate(() => window.program.session.online)).toBe(true);
});

test('PAG-009 a page in a window of its own is shown as its editor wants it, and goes where it is sent', async ({
  browser,
}) => {
  const dashboard = await owner(browser);
  const { id } = await makePage(dashboard, 'In a window');
  const { program } = await programFor(browser, { dashboard, pageId: id, where: 'window' });
  const [, shown] = program.context().pages();
  if (shown === undefined) throw new Error('No window was opened.');
  await expect(shown.getByRole('paragraph').first()).toBeVisible();
  await expect(shown.locator('#root')).toHaveAttribute('inert');
  await expect(shown.locator('header')).toHaveCount(0);

  await program.evaluate(() => window.program.session.tell('mode:set', { mode: 'native' }));
  await expect(shown.getByRole('banner')).toBeVisible();
  await program.evaluate(() => window.program.session.setOperator('headless'));
  await expect(shown.getByRole('banner')).toHaveCount(0);
  await program.evaluate(() => window.program.session.tell('mode:set', { mode: 'preview' }));
  await expect(shown.locator('#root')).toHaveAttribute('inert');

  const navigate = (url: string) =>
    program.evaluate((to) => window.program.session.tell('page:navigate', { url: to }), url);
  await navigate('https://elsewhere.example/');
  await expect.poll(() => toldTo(program)).toContain('blocked https://elsewhere.example/');
  await navigate('/search/');
  await expect.poll(() => toldTo(program)).toContain('loaded /search/');
  expect(new URL(shown.url()).pathname).toBe('/search/');
});
