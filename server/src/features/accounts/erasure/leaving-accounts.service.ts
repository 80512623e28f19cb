import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { accountStream } from '../account.decider.js';
import type { AccountEvent } from '../account.events.js';

const leaving: readonly AccountEvent['type'][] = ['AccountDeletionAsked', 'AccountClosed'];

/** Accounts with a deletion request, before and after deletion; read from the log. */
@Injectable()
export class LeavingAccounts {
  constructor(private readonly log: EventLog) {}

  /** Returns false if the account never existed. */
  async has(subject: Subject): Promise<boolean> {
    const recorded = await this.log.readStream(platformDivision, accountStream(subject));
    return recorded.some(({ event }) => leaving.some((type) => type === event.type));
  }
}
