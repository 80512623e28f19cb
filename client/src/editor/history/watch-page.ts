import { pageTopic } from '@selvedge/shared/pages/topics';

export interface PageWatch {
  readonly uuid: string;
  /** Cursor of the displayed data; events start now if it is omitted. */
  readonly after?: string | undefined;
  /** Whether the watched data depends on a live event of this name. */
  readonly concerns: (name: string) => boolean;
  readonly ask: () => void;
}

/**
 * Calls `ask` when other users change the page; returns a function that stops watching. The live
 * connection is loaded after the editor. If that fails, the displayed data is not refreshed.
 */
export function watchPage({ uuid, after, concerns, ask }: PageWatch): () => void {
  let [isActive, stop]: [boolean, () => void] = [true, () => undefined];
  import('../../lib/live.js').then(
    ({ watch }) => {
      if (!isActive) return;
      const onEvent = ({ name }: { readonly name: string }): void => {
        if (concerns(name)) ask();
      };
      stop = watch(pageTopic(uuid), after, onEvent, ask);
    },
    () => undefined,
  );
  return () => {
    isActive = false;
    stop();
  };
}
