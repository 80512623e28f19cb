import { timedOut } from '@selvedge/shared/connect/channel';
import type { ConnectSession } from '@selvedge/shared/connect/contract';
import { connectProtocol } from '@selvedge/shared/connect/protocol';

import { acceptPage } from './accept-page.js';
import { callsTo } from './calls.js';
import { ConnectError } from './connect-error.js';
import { LiveSession } from './live-session.js';
import type { ConnectOptions, Session } from './types.js';

/** Default timeout in milliseconds. */
const usualTimeout = 30_000;

/**
 * Opens a session with the code from an owner's dashboard, shows the page and joins its live
 * document. Rejects with ConnectError after cleaning up.
 */
export async function connect(options: ConnectOptions): Promise<Session> {
  const { origin, timeout = usualTimeout, signal } = options;
  const ending = new AbortController();
  const limit = limited(timeout, signal, ending.signal);
  try {
    const opened = await Promise.race([openSession(options), limit]);
    const session = joined(opened, options, callsTo(origin, opened.bearer));
    try {
      await Promise.race([Promise.all([session.isShown, session.live.whenLoaded()]), limit]);
    } catch (error) {
      session.live.close();
      throw error;
    }
    return session.live;
  } finally {
    ending.abort();
  }
}

function openSession(options: ConnectOptions): Promise<ConnectSession> {
  const { origin, code, module, operator, scopes } = options;
  const { client = { name: location.host, version: '0' } } = options;
  return callsTo(origin)<ConnectSession>('POST', '/connect/sessions/', {
    ...{ code, client, protocol: [connectProtocol] },
    ...(module !== undefined && { module }),
    ...(operator !== undefined && { operator }),
    ...(scopes !== undefined && { scopes }),
  });
}

/** Shows the page and accepts each of its hello messages. */
function joined(
  opened: ConnectSession,
  options: ConnectOptions,
  calls: ReturnType<typeof callsTo>,
) {
  const { sessionId, frameUrl, module, operator, pageId } = opened;
  const shown: { resolve?: () => void; reject?: (error: ConnectError) => void } = {};
  const isShown = new Promise<void>((resolve, reject) => Object.assign(shown, { resolve, reject }));
  const leave = acceptPage({
    page: { window: windowOf(options), origin: new URL(frameUrl).origin, sid: sessionId },
    terms: { module, operator, pageId },
    onPort: (port) => {
      live.attach(port);
      shown.resolve?.();
    },
    onUnsupported: (supported) => {
      const versions = supported.join(', ');
      const message = `The page supports version ${versions} of the protocol`;
      shown.reject?.(new ConnectError('protocol_unsupported', message));
    },
  });
  const live = new LiveSession(opened, calls, leave);
  show(options, frameUrl);
  return { live, isShown };
}

function windowOf({ frame, opener }: ConnectOptions): () => Window | null {
  return () => opener ?? frame?.contentWindow ?? null;
}

function show({ frame, opener }: ConnectOptions, url: string): void {
  if (opener !== undefined) opener.location.href = url;
  else if (frame !== undefined) frame.src = url;
  else throw new ConnectError('no_window', 'Pass a frame or an opener window to connect');
}

/** Rejects on timeout or when the caller aborts. */
function limited(timeout: number, signal: AbortSignal | undefined, ended: AbortSignal) {
  return new Promise<never>((_, reject) => {
    const late = setTimeout(() => {
      reject(new ConnectError('timed_out', timedOut('connect')));
    }, timeout);
    const giveUp = (): void => {
      reject(new ConnectError('aborted', 'The connection was aborted'));
    };
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener('abort', giveUp, { signal: ended });
    ended.addEventListener('abort', () => {
      clearTimeout(late);
    });
  });
}
