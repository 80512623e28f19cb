import type { Page, WebSocketRoute } from '@playwright/test';
import { closeCodes } from '@selvedge/shared/collab/close-codes';

/** The live connections of an editor that is opened from here on: held, cut, and let in again to another document. */
export async function holdCollab(page: Page) {
  const held = new Set<WebSocketRoute>();
  const seenTokens = new Set<string>();
  let [isCut, isRebuilt, isHeld] = [false, false, false];
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/collab\//, (socket) => {
    const token = new URL(socket.url()).searchParams.get('token') ?? '';
    if (isCut) void socket.close();
    // As the server answers who still has a ticket to the document that was.
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
    /** Whoever connects from here on is let in again. */
    restore: () => {
      isCut = false;
    },
    /** The server ends them for good, with such a code; who comes anew is let in. */
    end: async (code: number) => {
      const open = [...held];
      held.clear();
      await Promise.all(open.map((socket) => socket.close({ code })));
    },
    /** Nothing that is said here comes to the server, until it is let go on. */
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
