import { acknowledgement, type CollabTicket } from '@selvedge/shared/collab/contract';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import { until } from '../../server/src/platform/testing/until.js';
import { textsOf } from './texts-of.js';

const betweenLettersMs = 250;

/** Somebody who writes in a text of a live page, without a screen. */
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

  /** Joins the page, and begins in the text that is `nth` of those it has. */
  static async at({ url, room, token, schema }: CollabTicket, nth: number): Promise<Typist> {
    const at = new URL(url);
    // Node looks up the hosts of shops that browsers know for this machine's own.
    at.hostname = '127.0.0.1';
    const provider = new WebsocketProvider(at.href, room, new Y.Doc(), {
      params: { token, schema: String(schema) },
      disableBc: true,
      // The one that ws has is as good as a browser's.
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
