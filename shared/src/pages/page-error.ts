import { messages } from '../messages.js';

export interface PageError {
  /** HTTP status. */
  readonly status: number;
  readonly message: string;
}

/** Returns the message for the status of a failed page request. */
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
