import type { PointerEvent } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pointer event that starts a drag. */
export type Press = Pick<
  PointerEvent,
  'currentTarget' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'
> &
  Partial<Pick<PointerEvent, 'preventDefault' | 'stopPropagation'>>;

interface Drag {
  readonly onMove: (at: Point) => void;
  /** Undefined if the drag was cancelled by Escape or by the browser. */
  readonly onEnd: (at: Point | undefined) => void;
}

/** Minimum movement in pixels that counts as a drag. */
const minDragDistance = 5;

/** Tracks a pressed pointer until its release, anywhere on the screen; Escape cancels. */
export function followPointer(event: Press, { onMove, onEnd }: Drag): void {
  event.preventDefault?.();
  event.stopPropagation?.();
  const held = event.currentTarget;
  const ending = new AbortController();
  const { signal } = ending;
  const start = { x: event.clientX, y: event.clientY };
  const finish = (at: Point | undefined): void => {
    ending.abort();
    // Browsers fire a click on the grabbed element when a drag ends.
    if (at !== undefined && isDrag(start, at)) swallowClick(held);
    onEnd(at);
  };
  held.setPointerCapture(event.pointerId);
  const on = (name: string, listener: (event: Event) => void): void => {
    held.addEventListener(name, listener, { signal });
  };
  on('pointermove', (moved) => {
    onMove(pointOf(moved));
  });
  on('pointerup', (ended) => {
    finish(pointOf(ended));
  });
  on('pointercancel', () => {
    finish(undefined);
  });
  addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape') return;
      // Escape cancels only the drag.
      pressed.stopPropagation();
      finish(undefined);
      const letGo = (): void => {
        swallowClick(held);
      };
      held.addEventListener('pointerup', letGo, { once: true });
    },
    { signal, capture: true },
  );
}

/** Whether the pointer has moved far enough for a drag. */
export function isDrag(start: Point, at: Point): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) >= minDragDistance;
}

function swallowClick(element: Element): void {
  const swallow = (click: Event): void => {
    click.stopPropagation();
  };
  element.addEventListener('click', swallow, { once: true });
  setTimeout(() => {
    element.removeEventListener('click', swallow);
  });
}

function pointOf(event: Event): Point {
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
}
