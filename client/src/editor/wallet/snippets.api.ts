import type { SaveSnippet, Snippets } from '@selvedge/shared/page-snippets/contract';

import { call } from '../../lib/http.js';

const pathOf = (division: number, id = ''): string =>
  `/divisions/${String(division)}/snippets/${id === '' ? '' : `${id}/`}`;

/** What the store keeps for later. Throws ApiError, as all of these do. */
export const fetchSnippets = (division: number) => call<Snippets>('GET', pathOf(division));

// Each of the others answers with what is kept then.

export const saveSnippet = (division: number, body: SaveSnippet) =>
  call<Snippets>('POST', pathOf(division), body);

export const renameSnippet = (division: number, id: string, name: string) =>
  call<Snippets>('PATCH', pathOf(division, id), { name });

export const deleteSnippet = (division: number, id: string) =>
  call<Snippets>('DELETE', pathOf(division, id), {});
