import { Component, createElement, Fragment, type ReactNode } from 'react';

interface Caught {
  readonly error?: unknown;
  readonly round: number;
}

let rounds = 0;

/**
 * Part of a page that is rendered again after another program changed its DOM. A browser's
 * translation puts text nodes into `<font>` elements, and React then fails to remove them. Its
 * children must be elements, and their state is lost.
 */
export class Region extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = { round: 0 };

  static getDerivedStateFromError(error: unknown): Caught {
    rounds += 1;
    return { error, round: rounds };
  }

  override render(): ReactNode {
    const { error, round } = this.state;
    // A page load with more than 50 is a fault of our own. React passes on what was thrown.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    if (error !== undefined && (rounds > 50 || !isForeignChange(error))) throw error;
    return createElement(Fragment, { key: round }, this.props.children);
  }
}

/** Whether a node was not where React had put it. */
export function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
