import { useCallback, useRef, type PointerEvent } from 'react';

import { isDrag, type Press } from '../session/follow-pointer.js';

/** Long press in milliseconds that starts a touch drag; moving earlier scrolls the list. */
const restMs = 350;

/** Drags items out of a list that can also be scrolled by touch. */
export function useTouchDrag() {
  const isLifted = useRef(false);
  /** Prevents scrolling and the context menu once an item is lifted. */
  const list = useCallback((element: HTMLElement | null) => {
    const listening = new AbortController();
    const hold = (event: Event): void => {
      if (isLifted.current) event.preventDefault();
    };
    // Registered in advance, because browsers decide about scrolling on touchstart.
    const options = { signal: listening.signal, passive: false };
    for (const name of ['touchmove', 'contextmenu']) element?.addEventListener(name, hold, options);
    return () => {
      listening.abort();
    };
  }, []);
  /** A mouse drags at once, touch after a long press. */
  const press = (event: PointerEvent, onLift: (press: Press) => void): void => {
    isLifted.current = false;
    if (event.pointerType === 'mouse') onLift(event);
    else
      afterRest(event, (rested) => {
        isLifted.current = true;
        onLift(rested);
      });
  };
  return { list, press };
}

function afterRest(event: PointerEvent, onRest: (press: Press) => void): void {
  const { currentTarget, pointerId, pointerType, clientX, clientY } = event;
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => {
    waiting.abort();
    onRest({ currentTarget, pointerId, pointerType, clientX, clientY });
  }, restMs);
  const giveUp = (): void => {
    clearTimeout(timer);
    waiting.abort();
  };
  const start = { x: clientX, y: clientY };
  const move = (moved: Event): void => {
    const isAway =
      moved instanceof MouseEvent && isDrag(start, { x: moved.clientX, y: moved.clientY });
    if (isAway) giveUp();
  };
  currentTarget.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'])
    currentTarget.addEventListener(name, giveUp, { signal });
}
