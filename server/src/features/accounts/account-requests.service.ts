import { Injectable } from '@nestjs/common';
import { platformDivision } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../platform/event-log/event-log.js';
import { accountStream } from './account.decider.js';
import type { AccountEvent, AccountId } from './account.events.js';

type OfType<Type> = Extract<AccountEvent, { readonly type: Type }>;

/** What was asked for by mail. Whether it still counts is decided upon the stream. */
@Injectable()
export class AccountRequests {
  constructor(private readonly log: EventLog) {}

  /** Of an account the last event of these types; undefined where there is none. */
  async latest<Type extends AccountEvent['type']>(
    { kind, id }: AccountId,
    ...types: readonly Type[]
  ): Promise<OfType<Type> | undefined> {
    const stream = await this.log.readStream(platformDivision, accountStream({ kind, id }));
    const found = stream.findLast(({ event }) => types.some((type) => type === event.type));
    // Its type says so, and streams of accounts hold events of accounts.
    return found?.event as OfType<Type> | undefined;
  }
}
