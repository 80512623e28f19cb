import type { SplitTestSession } from '@selvedge/shared/split-tests/contract';

import { call, ensureToken } from '../../lib/http.js';

/** What is told of a test that a visitor has come upon, on the window (ANL-026). */
const startEvent = 'split-test-start';

/** Those of a page, one after the other: a cookie keeps them all. */
export async function startAll(names: readonly string[]): Promise<void> {
  for (const name of names) await startTest(name);
}

/**
 * BLX-010, BLX-014: begins the session of a test that stands on this page. The first time that it is seen, the
 * window is told of it. What only this address asked for is no session.
 */
async function startTest(name: string): Promise<void> {
  if (new URLSearchParams(location.search).has(name)) return;
  try {
    await ensureToken();
    const path = `/split-tests/${encodeURIComponent(name)}/sessions/`;
    publish(await call<SplitTestSession>('POST', path, {}));
  } catch {
    // It ended while the page was open, or nobody could be asked: nothing of it is missing on the page.
  }
}

function publish(session: SplitTestSession): void {
  const { variation, discovered, isInternal } = session;
  if (!discovered) dispatchEvent(new CustomEvent(startEvent, { detail: session }));
  if (!isInternal) return;
  // PRM-009.
  console.info(
    `Split test ${session.name} ${discovered ? 'goes on' : 'starts'}: variation ${variation.name}`,
    session,
  );
}
