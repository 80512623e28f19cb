import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';

import { isLostFile } from './faults/worth-reporting.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Where a part stands: in the flow of the page, or over it, as a dialog or a bar. */
type Place = 'within' | 'over';

/** What stands where a part would that did not come. */
export interface LostProps {
  readonly place: Place;
  readonly onRetry: () => void;
}

interface Caught {
  readonly error?: unknown;
}

const loads = new Set<() => Promise<unknown>>();

/**
 * A part of a program that is fetched when it is first shown. Where it does not come, as without a network,
 * `Lost` asks for it again in its place, and all the rest goes on: nobody's work ends with it. Where the
 * server answers, the file is of an older version, and the program is loaded anew (`takeFault`).
 */
export function laterOr<Props extends object>(
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
      // Whatever else goes wrong is no matter of the network.
      if (!isLost(error))
        throw error instanceof Error ? error : new Error('It failed', { cause: error });
      return createElement(Lost, { place, onRetry: this.again });
    }

    private readonly again = (): void => {
      part = fetched();
      this.setState({ error: undefined });
    };
  };
}

/** Brings all parts that are known by now, so that they are there also where the network is gone meanwhile. */
export async function fetchAhead(): Promise<void> {
  await Promise.allSettled([...loads].map((load) => load()));
}

function isLost(error: unknown): error is Error {
  return error instanceof Error && isLostFile(error);
}
