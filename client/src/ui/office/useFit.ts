import { useEffect, useRef, useState, type RefObject } from 'react';

interface Fit {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** How many pixels of the screen one of the page takes. */
  readonly scale: number;
  /** In pixels, so that a narrow page stands in the middle. */
  readonly left: number;
  /** In pixels of the page, so that it fills the stage. */
  readonly height: number;
}

/**
 * How a page of so many pixels in width fits into the room that there is: what is too wide is seen smaller,
 * unless it is to be seen at a scale of its own.
 */
export function useFit(width: number, fixedScale?: number): Fit {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 800 });
  useEffect(() => {
    const box = stage.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      setRoom({ width: box.clientWidth, height: box.clientHeight });
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, []);
  const fitting = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const scale = fixedScale ?? fitting;
  const left = Math.max(0, Math.round((room.width - width * scale) / 2));
  return { stage, scale, left, height: Math.round(room.height / scale) };
}
