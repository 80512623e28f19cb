import type { ConnectFrame } from '@selvedge/shared/connect/contract';
import { connectQuery } from '@selvedge/shared/connect/protocol';

import { callsTo } from '../sdk/calls.js';

/** What a page in a frame knows of its session. */
export interface FrameSession extends ConnectFrame {
  /** Where the page of the session is: the frame may be led to others. */
  readonly path: string;
}

/**
 * The session of the page in this window. The shop tells of it once, so that nobody else gets it by its
 * address; this window keeps it for when it is loaded again. Rejects with ConnectError.
 */
export async function frameSession(sid: string): Promise<FrameSession> {
  const name = nameOf(sid);
  const handed = handedOn(name);
  if (handed !== undefined) keep(name, handed);
  const stored = read(name);
  if (stored !== undefined) return stored;
  const answer = await callsTo(location.origin)<ConnectFrame>(
    'POST',
    `/connect/sessions/${encodeURIComponent(sid)}/frame/`,
  );
  const session: FrameSession = { ...answer, path: location.pathname };
  keep(name, JSON.stringify(session));
  return session;
}

/**
 * The address of another page, for the window of this session. Where a browser stores nothing for frames
 * of other sites that page is told behind the `#`, which is sent to nobody.
 */
export function addressWithin(sid: string, session: FrameSession, target: URL): string {
  const address = new URL(target);
  address.searchParams.set(connectQuery, sid);
  if (inStorage(nameOf(sid)) === null)
    address.hash = new URLSearchParams({ [nameOf(sid)]: JSON.stringify(session) }).toString();
  return address.href;
}

function nameOf(sid: string): string {
  return `selvedge-connect-${sid}`;
}

/** What the page before this one told; it is taken out of the address at once. */
function handedOn(name: string): string | undefined {
  const handed = new URLSearchParams(location.hash.slice(1)).get(name);
  if (handed === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return handed;
}

function read(name: string): FrameSession | undefined {
  const text = inStorage(name) ?? inHistory()[name];
  // Written below.
  return typeof text === 'string' ? (JSON.parse(text) as FrameSession) : undefined;
}

function inStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // A browser that stores nothing for frames of other sites.
    return null;
  }
}

/** What a frame keeps of itself while it is loaded again, whatever it may store. */
function inHistory(): Readonly<Record<string, unknown>> {
  // A browser answers any value that was put there, or null.
  return (history.state ?? {}) as Record<string, unknown>;
}

function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    history.replaceState({ ...inHistory(), [name]: text }, '');
  }
}
