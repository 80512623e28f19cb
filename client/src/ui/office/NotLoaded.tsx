import { messages } from '@selvedge/shared/messages';
import type { ReactNode } from 'react';

import { Notice } from './Notice.js';
import { ApiError } from '../../lib/http.js';

interface NotLoadedProps {
  readonly what: string;
  readonly of: { readonly error: Error; readonly refetch: () => Promise<unknown> };
  /**
   * Area that needs a permission of the store. Users without it are referred to the owner instead
   * of a retry.
   */
  readonly guards?: string;
  /** Link to the list of such items, offered instead of a retry if this one does not exist. */
  readonly list?: ReactNode;
}

/** Replaces data that failed to load: the server's message and a retry button. */
export function NotLoaded({ what, of: { error, refetch }, guards, list }: NotLoadedProps) {
  // Status 400 is returned for an id that is not a number.
  if (list !== undefined && error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <Notice
        isPage
        title={`${what} does not exist`}
        text="It may have been deleted, or the link may be wrong."
      >
        {list}
      </Notice>
    );
  }
  if (guards !== undefined && error instanceof ApiError && error.status === 403) {
    return (
      <Notice
        title={messages.permissionDenied}
        text={`You do not have permission to ${guards} of this shop. Ask the shop’s owner for access.`}
      />
    );
  }
  return (
    <Notice title={`${what} did not load`} text={error.message} onRetry={() => void refetch()} />
  );
}
