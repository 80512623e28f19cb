import {
  connectProtocol,
  messageIn,
  type Accept,
  type Hello,
  type Ready,
} from '@selvedge/shared/connect/protocol';

import { isFrom, type Counterpart, type Ignored, type WindowMessage } from '../sdk/handshake.js';

/** Features of a page beyond following its live document. */
const capabilities = ['overlay', 'hitTest', 'measure', 'theme:preview'] as const;

/**
 * Page side of the handshake: repeats its hello until the one allowed origin accepts. Pure: the
 * caller passes in the window's messages.
 */
export class FrameHandshake {
  readonly ignored: Ignored = { wrong_source: 0, nonce_mismatch: 0 };
  readonly hello: Hello;

  constructor(
    private readonly host: Counterpart,
    nonceF: string = crypto.randomUUID(),
  ) {
    this.hello = {
      ...{ kind: 'connect:hello', protocol: [connectProtocol], nonceF },
      ...(host.sid !== undefined && { sid: host.sid }),
    };
  }

  /** Returns the accept message of the expected window; undefined for all other messages. */
  receive(message: WindowMessage): Accept | undefined {
    if (!isFrom(this.host, message, this.ignored)) return undefined;
    const accept = messageIn(message, 'connect:accept', this.host.origin);
    if (accept === undefined) return undefined;
    const isAnswer = accept.nonceF === this.hello.nonceF && accept.sid === this.host.sid;
    if (isAnswer && accept.protocol === connectProtocol) return accept;
    this.ignored.nonce_mismatch += 1;
    return undefined;
  }

  readyFor({ nonceH, pageId }: Accept): Ready {
    const { sid } = this.host;
    return {
      ...{ kind: 'connect:ready', nonceH, pageId, mode: 'preview', capabilities },
      ...(sid !== undefined && { sid }),
    };
  }
}
