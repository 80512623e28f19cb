import { Injectable } from '@nestjs/common';

import { Config } from '../config/config.js';
import { OutgoingFailed } from '../http-client/http-client.errors.js';
import { HttpClient } from '../http-client/http-client.js';
import { encryptedFor, type PushKeys } from './push-encryption.js';
import { VapidKeys } from './vapid-keys.js';

/** Endpoint and keys of a browser. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: PushKeys;
}

/**
 * A push service refused a message. The error omits the endpoint, which is a secret that permits
 * sending.
 */
class PushNotTaken extends Error {
  override readonly name = 'PushNotTaken';

  constructor(status: number) {
    super(`The push service refused the message: ${String(status)}`);
  }
}

/** One day; older messages are read in the office. */
const timeToLiveSeconds = 24 * 60 * 60;
/** The answer itself is not used. */
const maxAnswerBytes = 64 * 1024;

/** NTF-013: sends messages to browsers through their push services (RFC 8030). */
@Injectable()
export class WebPush {
  /**
   * Requires https unless loopback is allowed; even then only the browser can decrypt a message.
   */
  private readonly isSecure: boolean;

  constructor(
    private readonly client: HttpClient,
    private readonly vapid: VapidKeys,
    { OUTGOING_LOOPBACK }: Config,
  ) {
    this.isSecure = !OUTGOING_LOOPBACK;
  }

  /**
   * Returns `gone` if the browser can never be reached there again. `message` has at most 3,000
   * bytes. Throws OutgoingFailed and PushNotTaken for temporary failures.
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
      // A refused address stays refused, so a retry is useless.
      if (error instanceof OutgoingFailed && error.reason === 'refused') return 'gone';
      throw error;
    }
  }
}
