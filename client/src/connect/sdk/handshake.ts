import {
  connectProtocol,
  messageIn,
  type Accept,
  type Hello,
  type Ready,
} from '@selvedge/shared/connect/protocol';

/** A message as a window hears it; `source` is the window that said it. */
export interface WindowMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** What was said in the words of connect by somebody who should not, and so was passed over. */
export interface Ignored {
  wrong_source: number;
  nonce_mismatch: number;
}

/** With whom an end of the handshake speaks. */
export interface Counterpart {
  /** The window, as it is now. */
  readonly window: () => unknown;
  readonly origin: string;
  /** Of the session; none between our own programs. */
  readonly sid?: string;
}

/** Whether a message is of connect, and whether it comes from where it should; counts where it does not. */
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

/** What the host does upon a message. */
type Step =
  | { readonly accept: Accept }
  | { readonly ready: Ready }
  | { readonly unsupported: readonly number[] };

/**
 * The editor's end of the handshake: it accepts the page that says hello in its frame, also when that
 * was loaded again. Pure: it is given what the window hears, and says what to do.
 */
export class HostHandshake {
  readonly ignored: Ignored = { wrong_source: 0, nonce_mismatch: 0 };
  /** Of the page that said hello last. */
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

  /** The page says it again until it has heard the answer: the same page gets the same one. */
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
