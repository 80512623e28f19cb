import type { ListAnswer, ProductVersion } from '@selvedge/shared/catalogue/answers';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { Injectable } from '@nestjs/common';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../../accounts/index.js';
import type { CollectionEvent } from '../index.js';
import type { CreatorEvent } from '../../creators/index.js';
import { NotOnThisDesk } from '../../products/admin/index.js';

export type ProductGroupHistory = ListAnswer<ProductVersion>;

/** Change history of a collection or creator, read from the log. */
@Injectable()
export class ProductGroupHistories {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  /** Newest version first. Throws NotOnThisDesk. */
  async of(division: number, stream: string): Promise<ProductGroupHistory> {
    const events = await this.log.readStream(division, stream);
    if (events.length === 0) throw new NotOnThisDesk();
    // Safe: collection and creator streams hold only their own events.
    const saved = events as readonly Recorded<CollectionEvent | CreatorEvent>[];
    const versions = saved.map(({ version, actor, occurredAt: at, event }, index) => {
      const before = saved[index - 1];
      return { version, actor, at, fields: changedFields(stateOf(event), before?.event) };
    });
    return { data: await this.people.withNames(versions.reverse()) };
  }
}

/** Returns the saved state; empty once it was removed. */
function stateOf(event: CollectionEvent | CreatorEvent): object {
  switch (event.type) {
    case 'CollectionSaved':
      return event.collection;
    case 'CreatorSaved':
      return event.creator;
    case 'CollectionRemoved':
    case 'CreatorRemoved':
      return {};
  }
}

function changedFields(
  now: object,
  before: CollectionEvent | CreatorEvent | undefined,
): readonly string[] {
  const then = new Map(Object.entries(before === undefined ? {} : stateOf(before)));
  return Object.entries(now)
    .filter(([name, value]) => !then.has(name) || !isJsonEqual(value, then.get(name)))
    .map(([name]) => name)
    .sort();
}
