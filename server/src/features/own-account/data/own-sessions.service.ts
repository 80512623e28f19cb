import { Injectable } from '@nestjs/common';
import type { AccountSession } from '@selvedge/shared/own-account/account-security.screen';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { Clock } from '../../../platform/clock.js';
import { Sessions } from '../../accounts/index.js';
import { StoreDirectory } from '../../stores/index.js';

/** Last use of a session is written at most this often. */
const lastSeenEveryMs = 60 * 60 * 1_000;

/** Sessions of a person, described for display. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly stores: StoreDirectory,
    private readonly clock: Clock,
  ) {}

  /** Lists sessions, most recently used first. */
  async list(subject: Subject, token: string | undefined): Promise<readonly AccountSession[]> {
    const sessions = await this.sessions.list(subject, token ?? '');
    const recent = this.clock.now().getTime() - lastSeenEveryMs;
    return sessions.map(({ id, tenant, device, network, startedAt, lastSeenAt, isThis }) => ({
      id,
      device: device ?? 'A browser',
      network,
      place: this.placeOf(tenant),
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.getTime() > recent ? null : lastSeenAt.toISOString(),
      isThis,
    }));
  }

  private placeOf({ context, division }: Tenant): string {
    if (context === 'atlas') return 'Atlas';
    return this.stores.store(division)?.name ?? 'A shop that is no longer open';
  }
}
