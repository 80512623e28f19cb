import type { CollabTicket } from '@selvedge/shared/collab/contract';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';

import type { SignedIn, TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';

/** Somebody with an unmodified client of y-websocket, in step with the server. */
export interface Joined {
  readonly doc: Y.Doc;
  readonly provider: WebsocketProvider;
  readonly ticket: CollabTicket;
}

export interface PageAt {
  readonly division: number;
  readonly id: number;
}

/** What a person is given to join a page with. */
export async function ticketOf(person: SignedIn, { division, id }: PageAt): Promise<CollabTicket> {
  const { status, body } = await person.post(`/omnis/v3/divisions/${division}/pages/${id}/collab/`);
  if (status !== 200) throw new Error(`No ticket: ${status}`);
  return body;
}

/** Joins pages of an application, and leaves them when the spec says so. */
export class Guests {
  private readonly providers: WebsocketProvider[] = [];

  constructor(private readonly app: () => Pick<TestApp, 'url'>) {}

  /** Resolves when the document is there. */
  async join(person: SignedIn, page: PageAt): Promise<Joined> {
    const ticket = await ticketOf(person, page);
    const { token, room } = ticket;
    const doc = new Y.Doc();
    const provider = new WebsocketProvider(this.address(), room, doc, {
      params: { token },
      disableBc: true,
      // The one that ws has is as good as a browser's.
      WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
    });
    this.providers.push(provider);
    await until(() => provider.synced);
    return { doc, provider, ticket };
  }

  /** Of the server itself: hosts of shops resolve in browsers alone. */
  address(): string {
    return `${this.app().url.replace('http', 'ws')}/collab`;
  }

  leave(): void {
    for (const provider of this.providers.splice(0)) {
      provider.destroy();
      // Ends the timer of what it knows of others, too.
      provider.doc.destroy();
    }
  }
}
