import type { KeyboardEvent } from 'react';

import { arrowTarget } from './arrow-target.js';

/** Moves the focus between the search and the items by arrow keys; returns whether it moved. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  // With a modifier, arrow keys move the selected block.
  if (altKey || ctrlKey || metaKey) return false;
  const search = currentTarget.querySelector('input');
  const items = [...currentTarget.querySelectorAll<HTMLElement>('li > button')];
  if (target === search) return go(key === 'ArrowDown' ? items[0] : undefined);
  const from = items.findIndex((item) => item === target);
  const rects = items.map((item) => item.getBoundingClientRect());
  const to = arrowTarget(rects, from, key);
  if (to !== undefined) return go(items[to]);
  // The search is above the first row.
  return go(key === 'ArrowUp' ? search : undefined);
}

function go(to: HTMLElement | null | undefined): boolean {
  to?.focus();
  return to instanceof HTMLElement;
}
