import {
  connectProtocol,
  messageIn,
  type Accept,
  type Hello,
  type Ready,
} from '@selvedge/shared/connect/protocol';

import { isFrom, type Counterpart, type Ignored, type WindowMessage } from '../sdk/handshake.js';

/** What a page can do for an editor besides following its live document. */
const capabilities = ['overlay', 'hitTest', 'measure', 'theme:preview'] as const;

/**
 * The page's end of the handshake: it says hello until somebody at the one origin accepts. Pure: it is
 * given what the window hears.
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

  /** The answer of the one who was spoken to; undefined for all else. */
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
