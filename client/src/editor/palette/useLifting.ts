import { useCallback, useRef, type PointerEvent } from 'react';

import { isDrag, type Press } from '../canvas/follow-pointer.js';

/** In milliseconds: a finger that rests so long on something lifts it; one that moves before scrolls. */
const restMs = 350;

/** What can be dragged out of a list that a finger scrolls, too. */
export function useLifting() {
  const isLifted = useRef(false);
  /** Of the list: it stays where it is, and opens no menu, once something of it is lifted. */
  const list = useCallback((element: HTMLElement | null) => {
    const listening = new AbortController();
    const hold = (event: Event): void => {
      if (isLifted.current) event.preventDefault();
    };
    // The browser asks for it as the finger comes down.
    const options = { signal: listening.signal, passive: false };
    for (const name of ['touchmove', 'contextmenu']) element?.addEventListener(name, hold, options);
    return () => {
      listening.abort();
    };
  }, []);
  /** A mouse takes what it presses; a finger what it rests on. */
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
