import type { ComponentType } from 'react';

import { AskAgain } from './AskAgain.js';
import { laterOr, type LostProps } from '../../lib/later.js';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of the office that is fetched when it is first shown, and asked for again in its place where it does
 * not come. What is no part of the page's flow is asked for `over` the page, where it is seen.
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
      text="This part of the program did not come."
      onRetry={onRetry}
      isOver={place === 'over'}
    />
  );
}
