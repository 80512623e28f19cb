import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';

import { AskAgain } from './AskAgain.js';
import { isLostFile } from '../../lib/faults/worth-telling.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Caught {
  readonly error?: unknown;
}

const loads = new Set<() => Promise<unknown>>();

/**
 * A part of a program that is fetched when it is first shown. Where it does not come, as without a network, it
 * is asked for again in its place, and all the rest goes on: nobody's work ends with it. What is no part of
 * the page's flow, as a dialog or a bar, is asked for `over` the page, where it is seen.
 */
export function later<Props extends object>(
  load: Load<Props>,
  place: 'within' | 'over' = 'within',
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
      return (
        <AskAgain
          text="This part of the program did not come."
          onRetry={this.again}
          isOver={place === 'over'}
        />
      );
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
