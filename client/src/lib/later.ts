import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';

import { isLostFile } from './faults/worth-reporting.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Where a part is rendered: in the page flow, or on top of it, such as a dialog or a bar. */
type Place = 'within' | 'over';

/** Props of the fallback for a part that failed to load. */
export interface LostProps {
  readonly place: Place;
  readonly onRetry: () => void;
}

interface Caught {
  readonly error?: unknown;
}

const loads = new Set<() => Promise<unknown>>();

/**
 * A part of a program that loads on first use. If loading fails, `Lost` offers a retry in its place
 * and the rest keeps working. If the server is reachable, the file belongs to an older version, and
 * `takeFault` reloads the page.
 */
export function lazyPart<Props extends object>(
  Lost: ComponentType<LostProps>,
  load: Load<Props>,
  place: Place = 'within',
): ComponentType<Props> {
  loads.add(load);
  const fetched = () => lazy(async () => ({ default: await load() }));
  let part = fetched();
  return class Later extends Component<Props, Caught> {
    override state: Caught = {};

    static getDerivedStateFromError(error: unknown): Caught {
      return { error };
    }

    override componentDidCatch(error: unknown): void {
      if (isLost(error)) reportError(error);
    }

    override render(): ReactNode {
      const { error } = this.state;
      if (error === undefined) return createElement<Props>(part, this.props);
      // Other errors have nothing to do with loading.
      if (!isLost(error))
        throw error instanceof Error ? error : new Error('The part failed', { cause: error });
      return createElement(Lost, { place, onRetry: this.again });
    }

    private readonly again = (): void => {
      part = fetched();
      this.setState({ error: undefined });
    };
  };
}

/** Loads all registered parts in advance, so that they work offline. */
export async function fetchAhead(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()));
}

function isLost(error: unknown): error is Error {
  return error instanceof Error && isLostFile(error);
}
