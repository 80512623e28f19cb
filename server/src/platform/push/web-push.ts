import { Injectable } from '@nestjs/common';

import { Config } from '../config/config.js';
import { OutgoingFailed } from '../http-client/http-client.errors.js';
import { HttpClient } from '../http-client/http-client.js';
import { encryptedFor, type PushKeys } from './push-encryption.js';
import { VapidKeys } from './vapid-keys.js';

/** Where a browser is reached, and by which keys. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: PushKeys;
}

/** A push service took no message; the message names no address: whoever has one can be written to. */
class PushNotTaken extends Error {
  override readonly name = 'PushNotTaken';

  constructor(status: number) {
    super(`The push service did not take the message: ${String(status)}`);
  }
}

/** A day: what is older is read in the office. */
const timeToLiveSeconds = 24 * 60 * 60;
/** Nothing of the answer is read. */
const maxAnswerBytes = 64 * 1024;

/** NTF-013: sends to browsers by their push services (RFC 8030). */
@Injectable()
export class WebPush {
  /** Also on one's own machine it is read by nobody but the browser. */
  private readonly isSecure: boolean;

  constructor(
    private readonly client: HttpClient,
    private readonly vapid: VapidKeys,
    { OUTGOING_LOOPBACK }: Config,
  ) {
    this.isSecure = !OUTGOING_LOOPBACK;
  }

  /**
   * `gone` is a browser that will never be reached there again. `message` has at most 3,000 bytes. Throws
   * OutgoingFailed and PushNotTaken where it may be later.
   */
  async send({ endpoint, keys }: PushAddress, message: string): Promise<'taken' | 'gone'> {
    const content = {
      type: 'application/octet-stream',
      bytes: encryptedFor(keys, Buffer.from(message)),
      headers: {
        'content-encoding': 'aes128gcm',
        authorization: await this.vapid.authorization(endpoint),
        ttl: String(timeToLiveSeconds),
        urgency: 'normal',
      },
    };
    const requestOptions = { accept: '*/*', maxBytes: maxAnswerBytes, isSecure: this.isSecure };
    try {
      const { status } = await this.client.deliver(endpoint, content, requestOptions);
      if (status === 404 || status === 410) return 'gone';
      if (status >= 400) throw new PushNotTaken(status);
      return 'taken';
    } catch (error) {
      // Whatever it was told to ask, it will not ask it another time either.
      if (error instanceof OutgoingFailed && error.reason === 'refused') return 'gone';
      throw error;
    }
  }
}
