import type { Browser, Page } from '@playwright/test';

import { editorOrigin } from './connect.js';

/** A program that speaks the protocol itself and records the names of its messages. */
interface PlainHost {
  readonly sessionId: string;
  /** Names of events and answers, in order. */
  readonly received: string[];
  readonly send: (name: string) => void;
  /** Resolves to the blocks in the middle of the first rendered block. */
  readonly hitTest: () => Promise<readonly string[]>;
}

declare global {
  interface Window {
    plainHost: PlainHost;
  }
}

/** Opens a session without the SDK; resolves once the page has reported its blocks. */
export async function plainHost(browser: Browser, dashboard: Page, code: string): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(editorOrigin(dashboard));
  await page.evaluate(
    async ({ shop, code: given }) => {
      interface Message {
        readonly kind: string;
        readonly name: string;
        readonly data: { readonly ids: string[]; readonly rects: { readonly rect: DOMRect }[] };
      }
      const answer = await fetch(`${shop}/omnis/v3/connect/sessions/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ code: given, protocol: [1], module: 'v2' },
          client: { name: 'Plain', version: '1' },
        }),
      });
      const { sessionId, frameUrl, pageId } = await answer.json();
      const frame = Object.assign(document.createElement('iframe'), { title: 'Shop page' });
      frame.width = '800';
      const port = await new Promise<MessagePort>((resolve) => {
        addEventListener('message', ({ data, origin, ports }) => {
          if (origin !== shop) return;
          if (data.kind === 'connect:ready' && ports[0] !== undefined) resolve(ports[0]);
          if (data.kind !== 'connect:hello') return;
          const { sid, nonceF } = data;
          const accept = { kind: 'connect:accept', sid, protocol: 1, nonceF, nonceH: 'host' };
          frame.contentWindow?.postMessage({ ...accept, pageId, module: 'v2' }, shop);
        });
        frame.src = frameUrl;
        document.body.replaceChildren(frame);
      });
      const envelope = { ns: 'connect', v: 1 } as const;
      const received: string[] = [];
      const waiting: ((data: Message['data']) => void)[] = [];
      const first = await new Promise<DOMRect>((resolve) => {
        port.onmessage = ({ data: { kind, name, data } }: MessageEvent<Message>) => {
          received.push(name);
          if (kind === 'res') waiting.shift()?.(data);
          const [block] = name === 'rects' ? data.rects : [];
          if (block !== undefined) resolve(block.rect);
        };
      });
      const at = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
      window.plainHost = {
        ...{ sessionId, received },
        send: (name) => {
          port.postMessage({ ...envelope, kind: 'evt', name, data: {} });
        },
        hitTest: () =>
          new Promise((resolve) => {
            waiting.push(({ ids }) => {
              resolve(ids);
            });
            port.postMessage({ ...envelope, kind: 'req', id: 1, name: 'hitTest', data: at });
          }),
      };
    },
    { shop: new URL(dashboard.url()).origin, code },
  );
  return page;
}

/** Asks for the blocks once more and waits until the page has handled its messages. */
export async function hitTestAgain(host: Page): Promise<void> {
  await host.evaluate(() => void window.plainHost.hitTest());
  const frame = host.frames().at(-1);
  await frame?.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

export const namesReceivedBy = (host: Page) => host.evaluate(() => window.plainHost.received);
