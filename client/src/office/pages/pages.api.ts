import type { PageContent, PageListing, WirePage } from '@selvedge/shared/pages/page';

import { call } from '../../lib/http.js';

/** Request body of a page; omitted fields stay unchanged. */
export type PageBody = Partial<PageContent> & Partial<Pick<WirePage, 'version'>>;

const pathOf = (division: number) => `/divisions/${String(division)}/pages`;
const pathOfOne = (division: number, id: number) => `${pathOf(division)}/${String(id)}`;

export const fetchPages = (division: number) =>
  call<readonly PageListing[]>('GET', pathOf(division));

export const fetchPage = (division: number, id: number) =>
  call<WirePage>('GET', `${pathOfOne(division, id)}/?imageType=object`);

/** Creates a page that shoppers do not see yet. */
export const createDraft = (division: number, body: PageBody) =>
  call<WirePage>('POST', `${pathOf(division)}/?imageType=object&draft=1`, body);

/** Changes the live page at once or, with `isDraft`, its draft until it is published. */
export const changePage = (
  division: number,
  id: number,
  { body, isDraft }: { readonly body: PageBody; readonly isDraft: boolean },
) => {
  const draft = isDraft ? '&draft=1' : '';
  return call<WirePage>('PATCH', `${pathOfOne(division, id)}/?imageType=object${draft}`, body);
};

export const publishPage = (division: number, id: number) =>
  call<WirePage>('POST', `${pathOfOne(division, id)}/publish/`, {});

export const unpublishPage = (division: number, id: number) =>
  call<WirePage>('POST', `${pathOfOne(division, id)}/unpublish/`, {});

export const removePage = (division: number, id: number) =>
  call<undefined>('DELETE', `${pathOfOne(division, id)}/`);
