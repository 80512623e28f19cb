import { Injectable } from '@nestjs/common';
import type { BlockSource, PicturesRequest, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { CurrencyCode } from '@selvedge/shared/money';

import { MediaListQueries } from './media-list.queries.js';

type Pictures = Sourced<'pictures'>['answer'];

/** On one page; what comes behind stays empty. */
const maxFeeds = 8;

/** BLK-102: the newest pictures of a store's library. What is in it is no event, so that nothing of it is kept. */
@Injectable()
export class NewestPictures implements BlockSource<'pictures'> {
  constructor(private readonly lists: MediaListQueries) {}

  load(
    division: number,
    requests: readonly PicturesRequest[],
  ): Promise<readonly Sourced<'pictures'>[]> {
    return Promise.all(
      requests.map(async (request, index) => ({
        answer: index < maxFeeds ? await this.newest(division, request) : [],
        tags: null,
      })),
    );
  }

  inCurrency(_: CurrencyCode, pictures: Pictures): Pictures {
    return pictures;
  }

  private async newest(division: number, { tag, limit }: PicturesRequest): Promise<Pictures> {
    const tags = tag.trim() === '' ? [] : [tag.trim()];
    const { rows } = await this.lists.page({
      ...{ division, searchTerm: '', page: 1, perPage: limit },
      filters: { type: 'image', tags, isUsed: null },
    });
    return rows.map(({ uuid, altText }) => ({ original: `/images/${uuid}`, altText }));
  }
}
