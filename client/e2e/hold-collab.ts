import type { Page, WebSocketRoute } from '@playwright/test';
import { closeCodes } from '@selvedge/shared/collab/close-codes';

/** Controls the editor's live connections: hold, cut, and reconnect to a rebuilt document. */
export async function holdCollab(page: Page) {
  const held = new Set<WebSocketRoute>();
  const seenTokens = new Set<string>();
  let [isCut, isRebuilt, isHeld] = [false, false, false];
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/collab\//, (socket) => {
    const token = new URL(socket.url()).searchParams.get('token') ?? '';
    if (isCut) void socket.close();
    // Same answer as the server's to a ticket for an older document.
    else if (isRebuilt && seenTokens.has(token)) void socket.close({ code: closeCodes.oldEpoch });
    else {
      seenTokens.add(token);
      held.add(socket);
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const send = (): void => {
          server.send(message);
        };
        if (isHeld) waiting.push(send);
        else send();
      });
    }
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...held].map((socket) => socket.close()));
    },
    /** Accepts new connections again. */
    restore: () => {
      isCut = false;
    },
    /** Closes all connections with this code; new ones are accepted. */
    end: async (code: number) => {
      const open = [...held];
      held.clear();
      await Promise.all(open.map((socket) => socket.close({ code })));
    },
    /** Withholds all messages to the server until released. */
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
    rebuild: () => {
      [isCut, isRebuilt] = [false, true];
    },
  };
}
