import { ConnectError } from './connect-error.js';

/** Saved state with change notification. */
interface Saving {
  readonly current: () => { readonly isSaved: boolean; readonly phase: string };
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Resolves once every edit is stored. Throws ConnectError `not_stored` after `ms` milliseconds, or
 * when the session ends.
 */
export function savedWithin({ current, subscribe }: Saving, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => {
      stop();
      const message = 'The latest changes are not stored yet. Try again once they are.';
      reject(new ConnectError('not_stored', message));
    };
    const look = (): void => {
      const { isSaved, phase } = current();
      if (isSaved) {
        stop();
        resolve();
      } else if (phase === 'ended') refuse();
    };
    const end = subscribe(look);
    const late = setTimeout(refuse, ms);
    const stop = (): void => {
      clearTimeout(late);
      end();
    };
    look();
  });
}
