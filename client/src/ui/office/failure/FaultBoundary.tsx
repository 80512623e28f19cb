import { Component, type ReactNode } from 'react';

import { Failed } from './Failed.js';

interface Caught {
  readonly error?: unknown;
}

/** Shows the error screen instead of an empty page. A class, because React has no hook for this. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: unknown): Caught {
    return { error };
  }

  override render(): ReactNode {
    return 'error' in this.state ? <Failed error={this.state.error} /> : this.props.children;
  }
}
