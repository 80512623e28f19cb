import type { PointerEvent } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that was pressed on something. */
export type Press = Pick<
  PointerEvent,
  'currentTarget' | 'pointerId' | 'pointerType' | 'clientX' | 'clientY'
> &
  Partial<Pick<PointerEvent, 'preventDefault' | 'stopPropagation'>>;

interface Drag {
  readonly onMove: (at: Point) => void;
  /** Undefined where it was given up: Escape, or the browser took the pointer away. */
  readonly onEnd: (at: Point | undefined) => void;
}

/** In pixels: a press that moves less is no drag. */
const leastWay = 5;

/** Follows a pointer that was pressed until it is let go of, wherever that is; Escape gives it up. */
export function followPointer(event: Press, { onMove, onEnd }: Drag): void {
  event.preventDefault?.();
  event.stopPropagation?.();
  const held = event.currentTarget;
  const ending = new AbortController();
  const { signal } = ending;
  const start = { x: event.clientX, y: event.clientY };
  const finish = (at: Point | undefined): void => {
    ending.abort();
    // To the browser a drag that ends is a click on what was grabbed.
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
      // It ends nothing but this.
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

/** Whether a pointer that was pressed here has gone far enough to mean it. */
export function isDrag(start: Point, at: Point): boolean {
  return Math.hypot(at.x - start.x, at.y - start.y) >= leastWay;
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
