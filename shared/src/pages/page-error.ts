import { messages } from '../messages.js';

/** Why a page cannot be shown. */
export interface PageError {
  /** Of the answer. */
  readonly status: number;
  readonly message: string;
}

/** ERR-051 to ERR-053: what is said of it, by the status of the answer. */
export function pageError(status: number): PageError {
  switch (status) {
    case 403:
      return { status, message: messages.insufficientPermissions };
    case 404:
      return { status, message: 'Page not found' };
    default:
      return { status, message: 'Server error encountered fetching page' };
  }
}
