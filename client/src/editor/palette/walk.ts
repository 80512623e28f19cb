import type { KeyboardEvent } from 'react';

import { arrowTarget } from './arrow-target.js';

/** Arrows lead from the search to what there is, and on among it; whether one has led somewhere. */
export function walk(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  // With these an arrow moves the chosen block.
  if (altKey || ctrlKey || metaKey) return false;
  const search = currentTarget.querySelector('input');
  const items = [...currentTarget.querySelectorAll<HTMLElement>('li > button')];
  if (target === search) return go(key === 'ArrowDown' ? items[0] : undefined);
  const from = items.findIndex((item) => item === target);
  const rects = items.map((item) => item.getBoundingClientRect());
  const to = arrowTarget(rects, from, key);
  if (to !== undefined) return go(items[to]);
  // Above the first line stands the search.
  return go(key === 'ArrowUp' ? search : undefined);
}

function go(to: HTMLElement | null | undefined): boolean {
  to?.focus();
  return to instanceof HTMLElement;
}
