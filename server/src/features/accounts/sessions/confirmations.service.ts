import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { hashOfToken } from './tokens.js';
import { ConfirmPassword } from './confirmation.errors.js';
import { ConfirmationsQueries } from './confirmations.queries.js';

const confirmedForMs = 10 * 60 * 1_000;

/** Tracks recent password confirmations per session (IDN-006). */
@Injectable()
export class Confirmations {
  constructor(
    private readonly queries: ConfirmationsQueries,
    private readonly clock: Clock,
  ) {}

  async confirm(token: string): Promise<void> {
    await this.queries.confirm(hashOfToken(token), this.clock.now());
  }

  /** Protects irreversible actions on an unattended browser. Throws ConfirmPassword. */
  async require(token: string | undefined): Promise<void> {
    const since = new Date(this.clock.now().getTime() - confirmedForMs);
    const isConfirmed =
      token !== undefined && (await this.queries.isConfirmedSince(hashOfToken(token), since));
    if (!isConfirmed) throw new ConfirmPassword();
  }
}
