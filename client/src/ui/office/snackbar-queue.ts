/** NTF-016: at most this many wait; NTF-017: each shows so long, with a pause between. */
const snackbarLimit = 4;
export const snackbarDurationMs = 3000;
export const snackbarGapMs = 300;

/** What a person can do about what they are told. */
export interface SnackbarAction {
  readonly text: string;
  readonly run: () => void;
}

export interface Snackbar {
  readonly code: string;
  readonly text: string;
  readonly action?: SnackbarAction | undefined;
}

/** Newest first; the oldest falls out of a full queue, a code that waits already is ignored (NTF-016). */
export function enqueue(queue: readonly Snackbar[], item: Snackbar): readonly Snackbar[] {
  if (queue.some(({ code }) => code === item.code)) return queue;
  return [item, ...queue].slice(0, snackbarLimit);
}
