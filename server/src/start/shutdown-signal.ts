/** Interval for checking whether npm, which cannot forward every signal, has ended. */
const pollIntervalMs = 250;

/** Ways to end a start besides Ctrl-C and SIGTERM. */
export interface ShutdownTriggers {
  /** Pid of the npm that started it; the start ends with npm, even if that is killed. */
  readonly npm?: number | undefined;
  /** Action for SIGHUP, unless that reports a closed terminal. */
  readonly rollOver?: (() => void) | undefined;
}

/**
 * Aborts on a shutdown request. Repeated signals are ignored: npm forwards a signal that the
 * terminal or `timeout` sent to both, and dying on the second would leave the database running.
 * SIGHUP of a terminal reports that it was closed; without a terminal it requests a rollover, if
 * possible.
 */
export function shutdownSignal({ npm, rollOver }: ShutdownTriggers): AbortSignal {
  const controller = new AbortController();
  const end = (): void => {
    controller.abort();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  process.on('SIGHUP', rollOver && !process.stdin.isTTY ? rollOver : end);
  if (npm !== undefined) {
    const looking = setInterval(() => {
      if (process.ppid !== npm) end();
    }, pollIntervalMs);
    controller.signal.addEventListener('abort', () => {
      clearInterval(looking);
    });
  }
  return controller.signal;
}
