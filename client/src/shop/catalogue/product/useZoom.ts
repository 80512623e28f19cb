import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

import { isPlainClick } from '../../../ui/shop/common/plain-click.js';
import { isZoomed, keyed, panned, toggled, unzoomed, wheeled, type Zoom } from './zoom.js';

interface Zooming {
  readonly zoom: Zoom;
  readonly ref: RefObject<HTMLAnchorElement | null>;
  readonly handlers: {
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
  };
}

/** Pointer position within an element, in percent. */
function placeIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [((clientX - left) / width) * 100, ((clientY - top) / height) * 100];
}

/** Wheel events zoom an enlarged image; otherwise they scroll the page. */
function useWheel(ref: Zooming['ref'], active: boolean, zoomBy: (ticks: number) => void): void {
  useEffect(() => {
    const element = ref.current;
    if (!active || element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.deltaY !== 0) zoomBy(-Math.sign(event.deltaY));
    };
    // React attaches wheel listeners as passive, which cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, active, zoomBy]);
}

/** Enlarges an image in place instead of following its link (IMG-013, IMG-014). */
export function useZoom(): Zooming {
  const [zoom, setZoom] = useState(unzoomed);
  const ref = useRef<HTMLAnchorElement>(null);
  const active = isZoomed(zoom);
  const [zoomBy] = useState(() => (ticks: number) => setZoom((now) => wheeled(now, ticks)));
  useWheel(ref, active, zoomBy);
  const end = () => setZoom(unzoomed);
  return {
    zoom,
    ref,
    handlers: {
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A click by keyboard has no position; it enlarges the centre.
        const place = event.detail === 0 ? [] : placeIn(event);
        setZoom(toggled(zoom, ...place));
      },
      onPointerMove: (event) => {
        if (active) setZoom(panned(zoom, ...placeIn(event)));
      },
      onPointerLeave: (event) => {
        // Touch pointers leave on every lift.
        if (event.pointerType === 'mouse') end();
      },
      onKeyDown: (event) => {
        const next = keyed(zoom, event.key);
        if (next === undefined) return;
        event.preventDefault();
        setZoom(next);
      },
      onBlur: end,
    },
  };
}
