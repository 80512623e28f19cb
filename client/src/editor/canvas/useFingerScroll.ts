import { useRef, type PointerEvent } from 'react';

import type { CanvasFrame } from './useCanvasFrame.js';

/** Scrolls the page by touch. The overlay receives the events because it covers the page. */
export function useFingerScroll({ channel }: CanvasFrame, scale: number) {
  const last = useRef({ x: 0, y: 0 });
  const at = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
  return {
    begin: (event: PointerEvent): void => {
      last.current = at(event);
    },
    move: (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' || event.target !== event.currentTarget) return;
      const { x, y } = last.current;
      last.current = at(event);
      channel?.send('scrollBy', {
        x: (x - last.current.x) / scale,
        y: (y - last.current.y) / scale,
      });
    },
  };
}
