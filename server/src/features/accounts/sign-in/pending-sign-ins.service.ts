import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { newSecretId } from '../../../platform/ids/secret-id.js';
import { SecretIdCookie, type Cookies } from '../../../platform/ids/secret-id-cookie.js';
import { hashOfToken } from '../sessions/tokens.js';
import { PendingSignInsQueries, type PendingKey } from './pending-sign-ins.queries.js';

export const pendingLivesMs = 5 * 60 * 1_000;

export interface PendingBrowser {
  readonly cookies: Cookies;
  /** Token of the visitor; without it a planted or copied cookie would be enough. */
  readonly token: string | undefined;
}

/**
 * Sign-ins with the right password that still need a code. The account is not disclosed to the
 * browser.
 */
@Injectable()
export class PendingSignIns {
  readonly cookie: SecretIdCookie;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly queries: PendingSignInsQueries,
  ) {
    this.cookie = new SecretIdCookie(config, 'selvedge-second-step');
  }

  /** Returns the cookie value. */
  async begin(
    token: string,
    { division, context }: Pick<Tenant, 'division' | 'context'>,
    subject: Subject,
  ): Promise<string> {
    const id = newSecretId();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + pendingLivesMs);
    const key = { tokenHash: hashOfToken(id), visitorHash: hashOfToken(token), division };
    await this.queries.save(key, { subject, context }, { now, expiresAt });
    return id;
  }

  /** Undefined if no sign-in is pending in this browser. */
  async subjectIn(browser: PendingBrowser, division: number): Promise<Subject | undefined> {
    const key = this.keyOf(browser, division);
    return key && this.queries.find(key, this.clock.now());
  }

  /** Ends the sign-in. Returns whether it existed, since it can be completed only once. */
  async finish(browser: PendingBrowser, division: number): Promise<boolean> {
    const key = this.keyOf(browser, division);
    return key !== undefined && this.queries.use(key.tokenHash);
  }

  private keyOf({ cookies, token }: PendingBrowser, division: number): PendingKey | undefined {
    const id = this.cookie.idIn(cookies);
    if (id === undefined || token === undefined) return undefined;
    return { tokenHash: hashOfToken(id), visitorHash: hashOfToken(token), division };
  }
}
