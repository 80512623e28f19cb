/** Queue limit (NTF-016); display time and pause in milliseconds (NTF-017). */
const snackbarLimit = 4;
export const snackbarDurationMs = 3000;
/** Display time of a message with an action, which also stays under pointer and focus (WCAG 2.2.1). */
const actionDurationMs = 10_000;
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

/** Time until a message disappears, in milliseconds; undefined while the user is using it. */
export function durationOf({ action }: Snackbar, isInUse: boolean): number | undefined {
  if (action === undefined) return snackbarDurationMs;
  return isInUse ? undefined : actionDurationMs;
}

/** Returns the message to show: the newest, unless the user is using another one. */
export function shownIn(
  queue: readonly Snackbar[],
  used: Snackbar | undefined,
): Snackbar | undefined {
  return used ?? queue[0];
}

/**
 * Adds an item in front, drops the oldest of a full queue and ignores a code that is already queued
 * (NTF-016).
 */
export function enqueue(queue: readonly Snackbar[], item: Snackbar): readonly Snackbar[] {
  if (queue.some(({ code }) => code === item.code)) return queue;
  return [item, ...queue].slice(0, snackbarLimit);
}
