import type { PointerEvent } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly onMove: (at: Point) => void;
  /** Undefined where it was given up: Escape, or the browser took the pointer away. */
  readonly onEnd: (at: Point | undefined) => void;
}

/** Follows a pointer that was pressed until it is let go of, wherever that is; Escape gives it up. */
export function followPointer(event: PointerEvent, { onMove, onEnd }: Drag): void {
  event.preventDefault();
  event.stopPropagation();
  const held = event.currentTarget;
  const ending = new AbortController();
  const { signal } = ending;
  const finish = (at: Point | undefined): void => {
    ending.abort();
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
    ({ key }) => {
      if (key === 'Escape') finish(undefined);
    },
    { signal },
  );
}

function pointOf(event: Event): Point {
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
}
