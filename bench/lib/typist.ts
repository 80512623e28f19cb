import { acknowledgement, type CollabTicket } from '@selvedge/shared/collab/contract';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { until } from '../../server/src/platform/testing/until.js';
import { textsOf } from './texts-of.js';

const betweenLettersMs = 250;

/** Headless participant that types in a text of a live page. */
export class Typist {
  private readonly typing: NodeJS.Timeout;

  private constructor(
    private readonly provider: WebsocketProvider,
    text: Y.XmlText,
  ) {
    this.typing = setInterval(() => {
      text.insert(text.length, 'e');
    }, betweenLettersMs);
  }

  /** Joins the page and starts in its `nth` text. */
  static async at({ url, room, token, schema }: CollabTicket, nth: number): Promise<Typist> {
    const at = new URL(url);
    // Node does not resolve `*.localhost` shop hosts as browsers do.
    at.hostname = '127.0.0.1';
    const provider = new WebsocketProvider(at.href, room, new Y.Doc(), {
      params: { token, schema: String(schema) },
      disableBc: true,
      // The `ws` class is compatible with the browser's WebSocket.
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    });
    provider.messageHandlers[acknowledgement] = () => undefined;
    await until(() => provider.synced);
    const text = textsOf(provider.doc)[nth];
    if (text === undefined) throw new Error('The page has too few texts.');
    return new Typist(provider, text);
  }

  leave(): void {
    clearInterval(this.typing);
    this.provider.destroy();
    this.provider.doc.destroy();
  }
}
