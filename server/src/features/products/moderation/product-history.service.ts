import type { ProductHistory, ProductVersion } from '@selvedge/shared/catalogue/answers';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';

import { EventLog } from '../../../platform/event-log/event-log.js';
import type { Recorded } from '../../../platform/event-log/model/projection.js';
import { PeopleQueries } from '../../accounts/index.js';
import { ProductNotFound } from '../product.errors.js';
import { productStream } from '../product.decider.js';
import type { ProductEvent } from '../product.events.js';

/** Reads the change history of products from the event log. */
@Injectable()
export class ProductHistories {
  constructor(
    private readonly log: EventLog,
    private readonly people: PeopleQueries,
  ) {}

  /** Returns the versions, newest first (CAT-028). Throws ProductNotFound. */
  async of(division: number, uuid: string): Promise<ProductHistory> {
    if (!isUuid(uuid)) throw new ProductNotFound();
    const events = await this.log.readStream(division, productStream(uuid));
    if (events.length === 0) throw new ProductNotFound();
    // A product's stream contains only product events.
    const saved = events as readonly Recorded<ProductEvent>[];
    const versions = saved.map((each, index) => versionOf(each, saved[index - 1]?.event.product));
    return { data: await this.people.withNames(versions.reverse()) };
  }
}

function versionOf(
  { version, actor, occurredAt: at, event }: Recorded<ProductEvent>,
  before: Product | undefined,
): Omit<ProductVersion, 'by'> {
  return { version, actor, at, fields: changedFields(event.product, before) };
}

function changedFields(product: Product, before: Product | undefined): readonly string[] {
  const then = new Map(Object.entries(before ?? {}));
  return Object.entries(product)
    .filter(([name, value]) => !then.has(name) || !isJsonEqual(value, then.get(name)))
    .map(([name]) => name)
    .sort();
}
