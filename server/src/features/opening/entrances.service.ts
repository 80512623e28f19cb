import { createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { ShopEntrance } from '@selvedge/shared/opening/contract';

import { Clock } from '../../platform/clock.js';
import type { Subject } from '../../platform/authorization/session.js';
import { StoreDirectory } from '../stores/index.js';
import { EntrancesQueries } from './entrances.queries.js';
import { EntranceOver } from './opening.errors.js';

const lifetimeMs = 30_000;

/** Sessions are of one host: who is signed in on the main brand goes into a shop by a code, once. */
@Injectable()
export class Entrances {
  constructor(
    private readonly clock: Clock,
    private readonly directory: StoreDirectory,
    private readonly queries: EntrancesQueries,
  ) {}

  /** Undefined where there is no such store. */
  async into(division: number, subject: Subject): Promise<ShopEntrance | undefined> {
    const store = this.directory.store(division);
    if (store === undefined) return undefined;
    const code = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + lifetimeMs);
    await this.queries.keep({ division, codeHash: hashOf(code) }, subject, expiresAt);
    return { division, url: `${this.directory.originOf(store)}/dashboard/enter?code=${code}` };
  }

  /** Throws EntranceOver. */
  async use(division: number, code: string): Promise<Subject> {
    const subject = await this.queries.use(division, hashOf(code), this.clock.now());
    if (subject === undefined) throw new EntranceOver();
    return subject;
  }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
