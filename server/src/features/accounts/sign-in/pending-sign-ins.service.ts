import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { newSecretId } from '../../../platform/secret-id.js';
import { SecretIdCookie, type Cookies } from '../../../platform/secret-id-cookie.js';
import { hashOfToken } from '../sessions/tokens.js';
import { PendingSignInsQueries, type PendingKey } from './pending-sign-ins.queries.js';

export const pendingLivesMs = 5 * 60 * 1_000;

/** What of a browser a sign-in is bound to that waits for its second factor. */
export interface PendingBrowser {
  readonly cookies: Cookies;
  /** Of the visitor: a cookie that somebody planted or copied is not enough. */
  readonly token: string | undefined;
}

/** Who has given the right password, and has yet to show a code. The browser is not told who it is. */
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

  /** Answers what the browser keeps in the cookie. */
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

  /** Undefined where nobody waits in this browser, or not any more. */
  async subjectIn(browser: PendingBrowser, division: number): Promise<Subject | undefined> {
    const key = this.keyOf(browser, division);
    return key && this.queries.find(key, this.clock.now());
  }

  /** Whether it was theirs to end: a sign-in is finished once. */
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
