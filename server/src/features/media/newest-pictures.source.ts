import { Injectable } from '@nestjs/common';
import type { BlockSource, PicturesRequest, Sourced } from '@selvedge/shared/blocks/model/sources';
import type { CurrencyCode } from '@selvedge/shared/money';

import { MediaListQueries } from './media-list.queries.js';

type Pictures = Sourced<'pictures'>['answer'];

/** Maximum number of feeds per page; further ones stay empty. */
const maxFeeds = 8;

/**
 * Block source of the newest library images (BLK-102). Library changes are not events, so the
 * content is not cached.
 */
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
