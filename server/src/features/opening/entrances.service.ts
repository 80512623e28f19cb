import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { EntranceAim, EntranceQuery } from '@selvedge/shared/opening/contract';

import type { Subject } from '../../platform/authorization/session.js';
import { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/refusals.js';
import { StoreDirectory } from '../stores/index.js';
import { EntrancesQueries } from './entrances.queries.js';
import { EntranceOver } from './opening.errors.js';

const lifetimeMs = 30_000;

type Aim = EntranceAim['to'];

/**
 * Sessions belong to one host. A person signed in on the main brand enters a shop with a single-use
 * code, only in the browser that requested it (decision 0032).
 */
@Injectable()
export class Entrances {
  constructor(
    private readonly clock: Clock,
    private readonly directory: StoreDirectory,
    private readonly queries: EntrancesQueries,
  ) {}

  /** Returns the URL on the main brand that issues a code for this browser. */
  entranceUrl(browserId: string, division: number, to: Aim): string {
    const params = new URLSearchParams({ browser: hashOf(browserId) });
    const path = `/dashboard/shops/${String(division)}/entrance`;
    return this.directory.brandOrigin() + path + searchOf(to, params);
  }

  /** Issues a code and returns the URL that redeems it. Throws NotFound. */
  async issueCode(
    division: number,
    subject: Subject,
    { browser, to }: EntranceQuery,
  ): Promise<string> {
    const code = randomBytes(32).toString('base64url');
    const url = `${this.originOf(division)}/dashboard/enter/${code}${searchOf(to)}`;
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    await this.queries.save({ division, codeHash: hashOf(code), browser }, subject, expiresAt);
    return url;
  }

  /**
   * Returns the dashboard of the shop, where visitors without a session sign in. Throws NotFound.
   */
  dashboardOf(division: number): string {
    return `${this.originOf(division)}/dashboard/`;
  }

  /** Throws EntranceOver, also if another browser requested the code. */
  async use(division: number, code: string, browserId: string | undefined): Promise<Subject> {
    if (browserId === undefined) throw new EntranceOver();
    const entrance = { division, codeHash: hashOf(code), browser: hashOf(browserId) };
    const subject = await this.queries.use(entrance, this.clock.now());
    if (subject === undefined) throw new EntranceOver();
    return subject;
  }

  private originOf(division: number): string {
    const store = this.directory.store(division);
    if (store === undefined) throw new NotFound();
    return this.directory.originOf(store);
  }
}

function searchOf(to: Aim, search = new URLSearchParams()): string {
  if (to !== undefined) search.set('to', to);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
