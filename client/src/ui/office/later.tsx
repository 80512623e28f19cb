import type { ComponentType } from 'react';

import { RetryNotice } from './RetryNotice.js';
import { lazyPart, type LostProps } from '../../lib/later.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Lazily loaded component with a retry in its place if loading fails. `over` shows the retry above
 * the page, for components outside the page's flow.
 */
export function later<Props extends object>(
  load: Load<Props>,
  place?: LostProps['place'],
): ComponentType<Props> {
  return lazyPart(Lost, load, place);
}

function Lost({ place, onRetry }: LostProps) {
  return (
    <RetryNotice
      text="This part of the page did not load."
      onRetry={onRetry}
      isOver={place === 'over'}
    />
  );
}
