import type { ConnectFrame } from '@selvedge/shared/connect/contract';
import { connectQuery } from '@selvedge/shared/screens/connect-query';

import { callsTo } from '../sdk/calls.js';

/** Session data that the framed page holds. */
export interface FrameSession extends ConnectFrame {
  /** Path of the session's page; the frame may navigate to others. */
  readonly path: string;
}

/**
 * Returns the session of the page in this window. The shop reveals it once, so that a copied
 * address is useless; the window stores it for reloads. Rejects with ConnectError.
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
 * Returns the address of another page for this session's window. Where the browser blocks storage
 * in third-party frames, the session travels in the URL fragment, which is never sent to a server.
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

/** Takes the session that the previous page passed on, and removes it from the address. */
function handedOn(name: string): string | undefined {
  const handed = new URLSearchParams(location.hash.slice(1)).get(name);
  if (handed === null) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return handed;
}

function read(name: string): FrameSession | undefined {
  const text = inStorage(name) ?? inHistory()[name];
  // `keep` below wrote it.
  return typeof text === 'string' ? (JSON.parse(text) as FrameSession) : undefined;
}

function inStorage(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    // The browser blocks storage in third-party frames.
    return null;
  }
}

/** History state survives a reload even where storage is blocked. */
function inHistory(): Readonly<Record<string, unknown>> {
  // `history.state` is typed `any`; it holds the stored object or null.
  return (history.state ?? {}) as Record<string, unknown>;
}

function keep(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    history.replaceState({ ...inHistory(), [name]: text }, '');
  }
}
