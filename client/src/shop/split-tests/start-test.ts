import type { SplitTestSession } from '@selvedge/shared/split-tests/contract';

import { call, ensureToken } from '../../lib/http.js';

/** Window event fired when a visitor enters a test (ANL-026). */
const startEvent = 'split-test-start';

/** In sequence, because one cookie stores all tests. */
export async function startAll(names: readonly string[]): Promise<void> {
  for (const name of names) await startTest(name);
}

/**
 * Starts the session of a split test on this page and fires the event on first contact (BLX-010,
 * BLX-014). Variants forced by the address start no session.
 */
async function startTest(name: string): Promise<void> {
  if (new URLSearchParams(location.search).has(name)) return;
  try {
    await ensureToken();
    const path = `/split-tests/${encodeURIComponent(name)}/sessions/`;
    publish(await call<SplitTestSession>('POST', path, {}));
  } catch {
    // The test has ended or the server is unreachable: the page is complete without it.
  }
}

function publish(session: SplitTestSession): void {
  const { variation, discovered, isInternal } = session;
  if (!discovered) dispatchEvent(new CustomEvent(startEvent, { detail: session }));
  if (!isInternal) return;
  // Console message (PRM-009).
  console.info(
    `Split test ${session.name} ${discovered ? 'goes on' : 'starts'}: variation ${variation.name}`,
    session,
  );
}
