import type { SaveSnippet, Snippets } from '@selvedge/shared/page-snippets/contract';

import { call } from '../../lib/http.js';

const pathOf = (division: number, id = ''): string =>
  `/divisions/${String(division)}/snippets/${id === '' ? '' : `${id}/`}`;

/** Fetches the store's saved blocks. Every call here throws ApiError. */
export const fetchSnippets = (division: number) => call<Snippets>('GET', pathOf(division));

// The other calls return all saved blocks.

export const saveSnippet = (division: number, body: SaveSnippet) =>
  call<Snippets>('POST', pathOf(division), body);

export const renameSnippet = (division: number, id: string, name: string) =>
  call<Snippets>('PATCH', pathOf(division, id), { name });

export const deleteSnippet = (division: number, id: string) =>
  call<Snippets>('DELETE', pathOf(division, id), {});
