import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { hashOfToken } from '../sessions/tokens.js';
import { PasskeysQueries } from './passkeys.queries.js';

export const challengeLivesMs = 5 * 60 * 1_000;

/** In which browser, on which host, and for what a passkey is asked for. */
export interface ChallengeContext {
  /** Of the visitor, or of the session. */
  readonly token: string | undefined;
  /** `tropic.shops.example`, without a port. */
  readonly host: string;
  readonly purpose: 'add' | 'sign-in';
}

/** The questions that a passkey signs: each is answered once, in its own browser, within five minutes. */
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

  /** Whether it was asked there, and is not over; from now on it is. */
  async use(challenge: string, { token, host, purpose }: ChallengeContext): Promise<boolean> {
    if (token === undefined) return false;
    const hashes = { challengeHash: hashOfToken(challenge), visitorHash: hashOfToken(token) };
    return this.queries.useChallenge({ ...hashes, host, purpose }, this.clock.now());
  }
}
