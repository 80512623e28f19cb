/** How soon a start notices that npm, which cannot pass every signal on, is gone. */
const lookEveryMs = 250;

/** How a start may be asked to end, besides Ctrl-C and SIGTERM. */
export interface Askers {
  /** Who started it by `npm start`: it ends with them, even where they were killed. */
  readonly npm?: number | undefined;
  /** What SIGHUP asks for where it does not say that a terminal was closed. */
  readonly rollOver?: (() => void) | undefined;
}

/**
 * Aborts once the start is asked to end. What asks may ask again while it ends, and changes nothing by
 * that: npm passes a signal on that the terminal, or `timeout`, has sent to both of them, and whoever is
 * killed by the second leaves a database behind. SIGHUP of a terminal says that it was closed; where there
 * is none, it asks to roll over, if that can be.
 */
export function shutdownSignal({ npm, rollOver }: Askers): AbortSignal {
  const controller = new AbortController();
  const end = (): void => {
    controller.abort();
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  process.on('SIGHUP', rollOver && !process.stdin.isTTY ? rollOver : end);
  if (npm !== undefined) {
    const looking = setInterval(() => {
      if (process.ppid !== npm) end();
    }, lookEveryMs);
    controller.signal.addEventListener('abort', () => {
      clearInterval(looking);
    });
  }
  return controller.signal;
}
