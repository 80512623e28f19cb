import { createHmac, hkdfSync } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { lineOf } from '../../../platform/network-address.js';
import { SignInDelayed } from './sign-in.errors.js';
import { SignInFailuresQueries } from './sign-in-failures.queries.js';

/** Wait after the n-th failure within the window; the last value applies to all further ones. */
const delaysMs = [0, 0, 0, 0, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000] as const;
/** Failures are reset this long after the last one. */
const failureWindowMs = 15 * 60 * 1_000;

/**
 * Delays sign-in attempts after 5 failures in 15 minutes per account and network (IDN-011). Every
 * attempt counts as failed until it succeeds, so concurrent attempts cannot all pass as the first.
 * Stored in the database under a keyed hash: a restart keeps the counts, and the table contains no
 * addresses.
 */
@Injectable()
export class SignInFailures {
  private readonly key: Buffer;

  constructor(
    { DATA_KEY }: Config,
    private readonly clock: Clock,
    private readonly queries: SignInFailuresQueries,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', DATA_KEY, '', 'sign-in-failures', 32));
  }

  /** Counts an attempt. Throws SignInDelayed if it comes too early. */
  async attempt(email: string, address: string): Promise<void> {
    const now = this.clock.now();
    const rule = { delaysMs, forgetBefore: windowBefore(now) };
    const waitMs = await this.queries.attempt(this.nameOf(email, address), now, rule);
    if (waitMs > 0) throw new SignInDelayed(waitMs / 1_000);
  }

  async succeeded(email: string, address: string): Promise<void> {
    await this.queries.forget(this.nameOf(email, address), windowBefore(this.clock.now()));
  }

  private nameOf(email: string, address: string): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([email.toLowerCase(), lineOf(address)]))
      .digest();
  }
}

function windowBefore(now: Date): Date {
  return new Date(now.getTime() - failureWindowMs);
}
