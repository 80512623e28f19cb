import { Injectable } from '@nestjs/common';
import { figuresIn } from '@selvedge/shared/blocks/model/figures';
import type { BlockSource, FiguresRequest, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { Figure } from '@selvedge/shared/blocks/model/written-figures';
import type { CurrencyCode } from '@selvedge/shared/money';

import { FetchedContent, fetchedTag } from './fetched-content.service.js';

/** On one page; what comes behind stays empty. */
const maxAddresses = 24;

/** BLK-009: the figures that blocks have from an address. */
@Injectable()
export class FetchedFigures implements BlockSource<'figures'> {
  constructor(private readonly content: FetchedContent) {}

  load(
    division: number,
    requests: readonly FiguresRequest[],
  ): Promise<readonly Sourced<'figures'>[]> {
    return Promise.all(
      requests.map(async ({ address }, index) => {
        if (index >= maxAddresses) return { answer: [], tags: [] };
        const json = (await this.content.at(division, address)) ?? [];
        return { answer: figuresIn(json), tags: [fetchedTag(address)] };
      }),
    );
  }

  /** Nobody knows in which currency they are, if in any. */
  inCurrency(_currency: CurrencyCode, figures: readonly Figure[]): readonly Figure[] {
    return figures;
  }
}
