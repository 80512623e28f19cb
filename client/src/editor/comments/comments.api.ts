import type {
  CommentPerson,
  EditComment,
  PageComments,
  StartThread,
  WriteReply,
} from '@selvedge/shared/page-comments/contract';

import type { OpenPage } from '../session/useOpening.js';
import { call } from '../../lib/http.js';

type Page = Pick<OpenPage, 'division' | 'id'>;

export interface CommentPlace {
  readonly thread: string;
  readonly comment: string;
}

const pathOf = ({ division, id }: Page, rest = ''): string =>
  `/divisions/${String(division)}/pages/${String(id)}/comments/${rest}`;
const replyOf = (page: Page, { thread, comment }: CommentPlace): string =>
  pathOf(page, `${thread}/replies/${comment}/`);

/** Fetches all comments of a page. Throws ApiError, as do all functions of this file. */
export const fetchComments = (page: Page) => call<PageComments>('GET', pathOf(page));

/** Fetches the people who can be mentioned in a comment. */
export const fetchMentionable = (page: Page) =>
  call<readonly CommentPerson[]>('GET', pathOf(page, 'people/'));

// Every call below returns the updated comments of the page.

export const startThread = (page: Page, body: StartThread) =>
  call<PageComments>('POST', pathOf(page), body);

export const writeReply = (page: Page, thread: string, body: WriteReply) =>
  call<PageComments>('POST', pathOf(page, `${thread}/replies/`), body);

export const editComment = (page: Page, at: CommentPlace, body: EditComment) =>
  call<PageComments>('PATCH', replyOf(page, at), body);

export const deleteComment = (page: Page, at: CommentPlace) =>
  call<PageComments>('DELETE', replyOf(page, at), {});

export const resolveThread = (page: Page, thread: string) =>
  call<PageComments>('POST', pathOf(page, `${thread}/resolve/`), {});

export const reopenThread = (page: Page, thread: string) =>
  call<PageComments>('POST', pathOf(page, `${thread}/reopen/`), {});
