import { Injectable } from '@nestjs/common';
import type { BadgesRequest, BlockSource, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { CurrencyCode } from '@selvedge/shared/money';
import { badgesOf, type GroupedBadge } from '@selvedge/shared/stores/standing/badge-groups';

import { StoreDirectory } from '../store-directory.service.js';

/** BLK-016: the badges of a shop. */
@Injectable()
export class BadgesSource implements BlockSource<'badges'> {
  constructor(private readonly stores: StoreDirectory) {}

  /** Out of memory. Every page is rendered again when its store is saved, so that it needs no tag. */
  load(
    division: number,
    requests: readonly BadgesRequest[],
  ): Promise<readonly Sourced<'badges'>[]> {
    const earned = this.stores.store(division)?.standing?.badges ?? [];
    return Promise.resolve(
      requests.map(({ group }) => ({ answer: badgesOf(group, earned), tags: [] })),
    );
  }

  inCurrency(_: CurrencyCode, badges: readonly GroupedBadge[]): readonly GroupedBadge[] {
    return badges;
  }
}
