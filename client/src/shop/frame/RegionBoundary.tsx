import { somethingWrong } from '@selvedge/shared/failure-messages';
import { Component, Fragment, type ReactNode } from 'react';

const maxFailures = 3;

interface Failures {
  readonly count: number;
}

/**
 * Renders a region of the page again after an error in it. Otherwise React would remove the whole
 * page.
 */
export class RegionBoundary extends Component<{ readonly children: ReactNode }, Failures> {
  override state: Failures = { count: 0 };

  override componentDidCatch(): void {
    this.setState(({ count }) => ({ count: count + 1 }));
  }

  override render(): ReactNode {
    const { count } = this.state;
    if (count < maxFailures) return <Fragment key={count}>{this.props.children}</Fragment>;
    return (
      <p role="alert">
        {somethingWrong} <a href="">Reload</a>
      </p>
    );
  }
}
