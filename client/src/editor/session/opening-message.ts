import { messages } from '@selvedge/shared/messages';

import { ApiError } from '../../lib/http.js';

/** There is no store that could own the page. */
export class PageOfNoStore extends Error {
  override readonly name = 'PageOfNoStore';

  constructor() {
    super(messages.pageOfNoStore);
  }
}

/** Returns the message for a page that could not be opened in the editor. */
export function openingMessage(error: unknown): string {
  if (error instanceof PageOfNoStore) return error.message;
  if (!(error instanceof ApiError)) return messages.pageNotLoaded;
  switch (error.status) {
    case 401:
      return 'Sign in to your shop to continue.';
    case 403:
      return messages.insufficientPermissions;
    case 404:
      return messages.pageNotFound;
    default:
      return messages.pageNotLoaded;
  }
}
