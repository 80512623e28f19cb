import { pageTopic } from '@selvedge/shared/pages/topics';

/** What is asked for again, and what it is that asks for it. */
export interface PageWatch {
  readonly uuid: string;
  /** Where what is shown stands; without it, from now on. */
  readonly after?: string | undefined;
  /** Whether it has to do with a live event of this name. */
  readonly concerns: (name: string) => boolean;
  readonly ask: () => void;
}

/**
 * Asks again at once when others do something to the page; returns the way to stop. The live connection is
 * loaded behind the editor: where that fails, what is shown is what it was when it was asked for.
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
