import { Injectable } from '@nestjs/common';
import { figuresIn } from '@selvedge/shared/blocks/model/figures';
import type { BlockSource, FiguresRequest, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { Figure } from '@selvedge/shared/blocks/model/written-figures';
import type { CurrencyCode } from '@selvedge/shared/money';

import { FetchedContent, fetchedTag } from './fetched-content.service.js';

/** Maximum number of addresses per page; blocks with further addresses stay empty. */
const maxAddresses = 24;

/** Block source of figures fetched from an address (BLK-009). */
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

  /** The currency of fetched figures is unknown, so they are not converted. */
  inCurrency(_currency: CurrencyCode, figures: readonly Figure[]): readonly Figure[] {
    return figures;
  }
}
