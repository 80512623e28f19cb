import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import { accountStream } from './account.decider.js';
import type { AccountEvent, AccountId } from './account.events.js';

type OfType<Type> = Extract<AccountEvent, { readonly type: Type }>;

/**
 * Reads requests whose code or link was mailed. The account's stream determines whether a request
 * is still valid.
 */
@Injectable()
export class AccountRequests {
  constructor(private readonly log: EventLog) {}

  /** Returns the account's last event of one of these types, or undefined. */
  async latest<Type extends AccountEvent['type']>(
    { kind, id }: AccountId,
    ...types: readonly Type[]
  ): Promise<OfType<Type> | undefined> {
    const stream = await this.log.readStream(platformDivision, accountStream({ kind, id }));
    const found = stream.findLast(({ event }) => types.some((type) => type === event.type));
    // Safe: filtered by type, and account streams hold only account events.
    return found?.event as OfType<Type> | undefined;
  }
}
