import type { ComponentType } from 'react';

import { AskAgain } from './AskAgain.js';
import { laterOr, type LostProps } from '../../lib/later.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Lazily loaded component with a retry in its place if loading fails. `over` shows the retry above
 * the page, for
 * components outside the page's flow.
 */
export function later<Props extends object>(
  load: Load<Props>,
  place?: LostProps['place'],
): ComponentType<Props> {
  return laterOr(Lost, load, place);
}

function Lost({ place, onRetry }: LostProps) {
  return (
    <AskAgain
      text="This part of the page did not load."
      onRetry={onRetry}
      isOver={place === 'over'}
    />
  );
}
