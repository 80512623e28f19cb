import { useCallback } from 'react';

import { bindField, type LiveField } from './live-field.js';

/** Returns the ref of an input that is bound to a live text. */
export function useLiveField(live: LiveField | undefined) {
  return useCallback(
    (input: HTMLInputElement | HTMLTextAreaElement | null) =>
      input && live ? bindField(input, live) : undefined,
    [live],
  );
}
