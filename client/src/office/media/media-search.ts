import type { MediaQuery } from '@selvedge/shared/media/contract';
import { macrosOf, MEDIA_TYPES, type MediaType } from '@selvedge/shared/media/media-rules';

/** What the address of the library says: what is shown, and which item is open. */
export interface MediaSearch {
  readonly searchTerm?: string;
  readonly type?: MediaType;
  readonly tag?: string;
  readonly usage?: 'used' | 'unused';
  readonly page?: number;
  /** The uuid of the item that is open beside the grid. */
  readonly open?: string;
}

const text = (name: 'searchTerm' | 'tag' | 'open', value: unknown): MediaSearch =>
  typeof value === 'string' && value !== '' ? { [name]: value.slice(0, 100) } : {};

/** Reads an address; what the library does not know is as good as absent. */
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

/** API-036: the query behind an address. */
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
