import { Injectable } from '@nestjs/common';
import type { BadgesRequest, BlockSource, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { CurrencyCode } from '@selvedge/shared/money';
import { badgesOf, type GroupedBadge } from '@selvedge/shared/stores/plan-state/badge-groups';

import { StoreDirectory } from '../store-directory.service.js';

/** BLK-016: badges of a shop. */
@Injectable()
export class BadgesSource implements BlockSource<'badges'> {
  constructor(private readonly stores: StoreDirectory) {}

  /** Needs no cache tag: it reads from memory, and saving the store renders every page again. */
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
