import type { Page, WebSocketRoute } from '@playwright/test';
import { closeCodes } from '@selvedge/shared/collab/close-codes';

/** The live connections of an editor that is opened from here on: cut, and let in again to another document. */
export async function holdCollab(page: Page) {
  const held = new Set<WebSocketRoute>();
  const known = new Set<string>();
  let [isCut, isAnew] = [false, false];
  await page.routeWebSocket(/\/collab\//, (socket) => {
    const token = new URL(socket.url()).searchParams.get('token') ?? '';
    if (isCut) void socket.close();
    // As the server answers who still has a ticket to the document that was.
    else if (isAnew && known.has(token)) void socket.close({ code: closeCodes.oldEpoch });
    else {
      known.add(token);
      held.add(socket);
      socket.connectToServer();
    }
  });
  return {
    cut: async () => {
      isCut = true;
      await Promise.all([...held].map((socket) => socket.close()));
    },
    buildAnew: () => {
      [isCut, isAnew] = [false, true];
    },
  };
}
