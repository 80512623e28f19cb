import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { hashOfToken } from '../sessions/tokens.js';
import { ConfirmPassword } from './confirmation.errors.js';
import { ConfirmationsQueries } from './confirmations.queries.js';

/** How long somebody is not asked again. */
const confirmedForMs = 10 * 60 * 1_000;

/** IDN-006: who has shown lately, in this browser, that it is them. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly queries: ConfirmationsQueries,
    private readonly clock: Clock,
  ) {}

  /** Of the session with this token. */
  async confirm(token: string): Promise<void> {
    await this.queries.confirm(hashOfToken(token), this.clock.now());
  }

  /** What cannot be undone takes more than a browser that was left open. Throws ConfirmPassword. */
  async require(token: string | undefined): Promise<void> {
    const since = new Date(this.clock.now().getTime() - confirmedForMs);
    const isConfirmed =
      token !== undefined && (await this.queries.isConfirmedSince(hashOfToken(token), since));
    if (!isConfirmed) throw new ConfirmPassword();
  }
}
