import { messages } from '@selvedge/shared/messages';

import { Notice } from './Notice.js';
import { ApiError } from '../../lib/http.js';

interface NotLoadedProps {
  readonly what: string;
  readonly of: { readonly error: Error; readonly refetch: () => Promise<unknown> };
  /** What it takes a permission of the store for: who has none is sent to its owner, not to try again. */
  readonly guards?: string;
}

/** What stands where an answer would that did not come: the server's words, and a way to ask again. */
export function NotLoaded({ what, of: { error, refetch }, guards }: NotLoadedProps) {
  if (guards !== undefined && error instanceof ApiError && error.status === 403) {
    return (
      <Notice
        title={messages.permissionDenied}
        text={`Your account may not ${guards} of this store. Ask its owner for the permission.`}
      />
    );
  }
  return (
    <Notice title={`${what} did not load`} text={error.message} onRetry={() => void refetch()} />
  );
}
