import type { SnackbarAction } from './snackbar-queue.js';
import { ApiError } from '../../lib/http.js';

/**
 * Returns a link to the plans if the refusal requires the Pro plan (RTE-047); otherwise undefined.
 */
export function seePlans(refusal: Error): SnackbarAction | undefined {
  if (!(refusal instanceof ApiError) || refusal.status !== 402) return undefined;
  return {
    text: 'See plans',
    // A new tab, because this window may hold unsaved changes.
    run: () => window.open('/teemill-plans/', '_blank', 'noopener'),
  };
}
