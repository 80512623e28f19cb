import type { MediaQuery } from '@selvedge/shared/media/contract';
import { macrosOf, MEDIA_TYPES, type MediaType } from '@selvedge/shared/media/media-rules';
import { cutText } from '@selvedge/shared/texts/cut-text';

/** State of the media library in its URL: filters, page and open item. */
export interface MediaSearch {
  readonly searchTerm?: string;
  readonly type?: MediaType;
  readonly tag?: string;
  readonly usage?: 'used' | 'unused';
  readonly page?: number;
  /** Uuid of the item in the details panel. */
  readonly open?: string;
}

const text = (name: 'searchTerm' | 'tag' | 'open', value: unknown): MediaSearch =>
  typeof value === 'string' && value !== '' ? { [name]: cutText(value, 100, 100) } : {};

/** Reads the URL; unknown and invalid values are dropped. */
export function mediaSearchIn(search: Readonly<Record<string, unknown>>): MediaSearch {
  const { type, usage, page } = search;
  const validType = MEDIA_TYPES.find((one) => one === type);
  return {
    ...text('searchTerm', search['searchTerm']),
    ...text('tag', search['tag']),
    ...text('open', search['open']),
    ...(validType !== undefined && { type: validType }),
    ...((usage === 'used' || usage === 'unused') && { usage }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}

/** Translates the URL state into the API query. */
export function mediaQueryOf({ searchTerm, type, tag, usage, page }: MediaSearch): MediaQuery {
  const macros = macrosOf({
    type: type ?? null,
    tags: tag === undefined ? [] : [tag],
    isUsed: usage === undefined ? null : usage === 'used',
  });
  return {
    ...(macros !== '' && { macros }),
    ...(searchTerm !== undefined && { searchTerm }),
    ...(page !== undefined && { page }),
  };
}
