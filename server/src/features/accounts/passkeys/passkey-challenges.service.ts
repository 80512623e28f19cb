import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { hashOfToken } from '../sessions/tokens.js';
import { PasskeysQueries } from './passkeys.queries.js';

export const challengeLivesMs = 5 * 60 * 1_000;

export interface ChallengeContext {
  /** Token of the visitor or session. */
  readonly token: string | undefined;
  /** `tropic.shops.example`, without a port. */
  readonly host: string;
  readonly purpose: 'add' | 'sign-in';
}

/** WebAuthn challenges; each is usable once, in its own browser, within five minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly queries: PasskeysQueries,
    private readonly clock: Clock,
  ) {}

  async begin({ token = '', host, purpose }: ChallengeContext): Promise<string> {
    const challenge = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const hashes = { challengeHash: hashOfToken(challenge), visitorHash: hashOfToken(token) };
    const expiresAt = new Date(now.getTime() + challengeLivesMs);
    await this.queries.saveChallenge({ ...hashes, host, purpose }, { now, expiresAt });
    return challenge;
  }

  /** Consumes the challenge. Returns whether it was issued for this context and has not expired. */
  async use(challenge: string, { token, host, purpose }: ChallengeContext): Promise<boolean> {
    if (token === undefined) return false;
    const hashes = { challengeHash: hashOfToken(challenge), visitorHash: hashOfToken(token) };
    return this.queries.useChallenge({ ...hashes, host, purpose }, this.clock.now());
  }
}
