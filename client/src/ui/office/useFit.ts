import { useEffect, useRef, useState, type RefObject } from 'react';

interface Fit {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Screen pixels per page pixel. */
  readonly scale: number;
  /** Left offset in pixels that centres a narrow page. */
  readonly left: number;
  /** Height in page pixels that fills the stage. */
  readonly height: number;
}

/**
 * Scales a page of the given width to the available space: wider pages are shrunk unless a scale is
 * given.
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
