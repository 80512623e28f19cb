/** Queue limit (NTF-016); display time and pause in milliseconds (NTF-017). */
const snackbarLimit = 4;
export const snackbarDurationMs = 3000;
export const snackbarGapMs = 300;

/** Action button of a message. */
export interface SnackbarAction {
  readonly text: string;
  readonly run: () => void;
}

export interface Snackbar {
  readonly code: string;
  readonly text: string;
  readonly action?: SnackbarAction | undefined;
}

/**
 * Adds an item in front, drops the oldest of a full queue and ignores a code that is already queued
 * (NTF-016).
 */
export function enqueue(queue: readonly Snackbar[], item: Snackbar): readonly Snackbar[] {
  if (queue.some(({ code }) => code === item.code)) return queue;
  return [item, ...queue].slice(0, snackbarLimit);
}
