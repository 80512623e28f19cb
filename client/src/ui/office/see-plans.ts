import type { SnackbarAction } from './snackbar-queue.js';
import { ApiError } from '../../lib/http.js';

/** RTE-047: where somebody goes on who was refused for want of Pro; undefined for any other refusal. */
export function seePlans(refusal: Error): SnackbarAction | undefined {
  if (!(refusal instanceof ApiError) || refusal.status !== 402) return undefined;
  return {
    text: 'See plans',
    // What is not saved yet stays in this window.
    run: () => window.open('/teemill-plans/', '_blank', 'noopener'),
  };
}
