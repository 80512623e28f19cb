import { createHash } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { OutgoingFailed } from '../../../platform/http-client/http-client.errors.js';
import { HttpClient } from '../../../platform/http-client/http-client.js';

/** As many digits of the hash as the service is told: about a thousand passwords begin alike. */
const prefixLength = 5;
const requestOptions = { accept: 'text/plain', maxBytes: 500_000, timeoutMs: 2_000 };

/**
 * Passwords that were breached anywhere, as a service with the ranges of Have I Been Pwned knows them. It
 * learns neither the password nor its hash, and nobody waits for it where it is away.
 */
@Injectable()
export class BreachedPasswords {
  private readonly logger = new Logger('BreachedPasswords');

  constructor(
    private readonly config: Config,
    private readonly http: HttpClient,
  ) {}

  /** False where no service is asked, or it does not answer. */
  async have(password: string): Promise<boolean> {
    const { BREACHED_PASSWORDS_URL: url } = this.config;
    if (url === undefined) return false;
    // What such services list passwords by; nothing is kept under it.
    const digits = createHash('sha1').update(password).digest('hex').toUpperCase();
    const prefix = digits.slice(0, prefixLength);
    const lines = await this.range(`${url}/${prefix}`);
    return lines.some((line) => isListed(line, digits.slice(prefixLength)));
  }

  private async range(address: string): Promise<readonly string[]> {
    try {
      const { status, content } = await this.http.get(address, requestOptions);
      if (status === 200) return content.toString('utf8').split(/\r?\n/);
      this.logger.warn({ message: 'breached passwords could not be fetched', status });
    } catch (thrown) {
      if (!(thrown instanceof OutgoingFailed)) throw thrown;
      this.logger.warn({ message: 'breached passwords are away', reason: thrown.reason });
    }
    return [];
  }
}

/** `<the rest of the hash>:<how often>`; those of zero times only fill the answer up. */
function isListed(line: string, rest: string): boolean {
  const [hash, times] = line.split(':');
  return hash === rest && Number(times) > 0;
}
