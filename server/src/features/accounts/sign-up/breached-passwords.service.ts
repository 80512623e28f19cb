import { createHash } from 'node:crypto';

import { Injectable, Logger } from '@nestjs/common';

import { Config } from '../../../platform/config/config.js';
import { OutgoingFailed } from '../../../platform/http-client/http-client.errors.js';
import { HttpClient } from '../../../platform/http-client/http-client.js';

/** Hash digits sent to the service; about a thousand passwords share them. */
const prefixLength = 5;
const requestOptions = { accept: 'text/plain', maxBytes: 500_000, timeoutMs: 2_000 };

/**
 * Checks passwords against a range service like Have I Been Pwned. The service receives neither
 * password nor hash, and sign-ups continue if it is unreachable.
 */
@Injectable()
export class BreachedPasswords {
  private readonly logger = new Logger('BreachedPasswords');

  constructor(
    private readonly config: Config,
    private readonly http: HttpClient,
  ) {}

  /** False if no service is configured or it does not answer. */
  async have(password: string): Promise<boolean> {
    const { BREACHED_PASSWORDS_URL: url } = this.config;
    if (url === undefined) return false;
    // The service indexes passwords by SHA-1; the hash is not stored.
    const digits = createHash('sha1')
      .update(password.normalize('NFKC'))
      .digest('hex')
      .toUpperCase();
    const prefix = digits.slice(0, prefixLength);
    const lines = await this.range(`${url}/${prefix}`);
    return lines.some((line) => isListed(line, digits.slice(prefixLength)));
  }

  private async range(address: string): Promise<readonly string[]> {
    try {
      const { status, content } = await this.http.get(address, requestOptions);
      if (status === 200) return content.toString('utf8').split(/\r?\n/);
      this.logger.warn({ message: 'breached-password service returned an error', status });
    } catch (thrown) {
      if (!(thrown instanceof OutgoingFailed)) throw thrown;
      this.logger.warn({
        message: 'breached-password service is unreachable',
        reason: thrown.reason,
      });
    }
    return [];
  }
}

/** Line format `<rest of the hash>:<count>`; a count of zero is padding. */
function isListed(line: string, rest: string): boolean {
  const [hash, times] = line.split(':');
  return hash === rest && Number(times) > 0;
}
