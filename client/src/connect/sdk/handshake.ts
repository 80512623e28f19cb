import {
  connectProtocol,
  messageIn,
  type Accept,
  type Hello,
  type Ready,
} from '@selvedge/shared/connect/protocol';

/** A window message; `source` is the sending window. */
export interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Counts of connect messages ignored because of their sender. */
export interface Ignored {
  wrong_source: number;
  nonce_mismatch: number;
}

/** The other end of a handshake. */
export interface Counterpart {
  /** Returns the current window. */
  readonly window: () => unknown;
  readonly origin: string;
  /** Session id; absent between our own programs. */
  readonly sid?: string;
}

/** Whether a connect message comes from the expected sender; counts those that do not. */
export function isFrom({ window, origin }: Counterpart, message: WindowMessage, ignored: Ignored) {
  const { data } = message;
  const isOurs =
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    String(data.kind).startsWith('connect:');
  if (!isOurs) return false;
  if (message.source === window() && message.origin === origin) return true;
  ignored.wrong_source += 1;
  return false;
}

/** Next action of the host after a message. */
type Step =
  | { readonly accept: Accept }
  | { readonly ready: Ready }
  | { readonly unsupported: readonly number[] };

/**
 * Editor side of the handshake: accepts the page's hello, also after a reload. Pure: the caller
 * passes in the window's messages and performs the returned steps.
 */
export class HostHandshake {
  readonly ignored: Ignored = { wrong_source: 0, nonce_mismatch: 0 };
  /** Nonces of the latest hello. */
  private nonces = { frame: '', host: '' };

  constructor(
    private readonly page: Counterpart,
    private readonly terms: Pick<Accept, 'module' | 'operator'> & { readonly pageId: number },
    private readonly newNonce: () => string = () => crypto.randomUUID(),
  ) {}

  receive(message: WindowMessage): Step | undefined {
    if (!isFrom(this.page, message, this.ignored)) return undefined;
    const hello = messageIn(message, 'connect:hello', this.page.origin);
    if (hello !== undefined) return this.answerTo(hello);
    const ready = messageIn(message, 'connect:ready', this.page.origin);
    if (ready === undefined) return undefined;
    if (ready.nonceH === this.nonces.host && ready.sid === this.page.sid) return { ready };
    this.ignored.nonce_mismatch += 1;
    return undefined;
  }

  /** The page repeats its hello until it gets the answer: the same page gets the same nonce. */
  private answerTo({ protocol, nonceF, sid }: Hello): Step | undefined {
    if (sid !== this.page.sid) {
      this.ignored.nonce_mismatch += 1;
      return undefined;
    }
    if (!protocol.includes(connectProtocol)) return { unsupported: protocol };
    if (nonceF !== this.nonces.frame) this.nonces = { frame: nonceF, host: this.newNonce() };
    return {
      accept: {
        ...{ kind: 'connect:accept', protocol: connectProtocol, ...this.terms },
        ...(sid !== undefined && { sid }),
        ...{ nonceF, nonceH: this.nonces.host },
      },
    };
  }
}
