import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';

import { Touches } from './touches.js';
import { isZoomed, keyed, panned, toggled, unzoomed, wheeled, type Zoom } from './zoom.js';

interface Zooming {
  readonly zoom: Zoom;
  /** Enlarges the centre, or ends the zoom. */
  readonly toggle: () => void;
  readonly end: () => void;
  /** Applies a key; returns whether the zoom used it. */
  readonly press: (key: string) => boolean;
  readonly handlers: ReturnType<typeof handlersOf>;
}

/** Pointer position within an element, in percent. */
function placeIn({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

const isMouse = ({ pointerType }: ReactPointerEvent): boolean => pointerType === 'mouse';

/** Wheel events zoom the pictures within an element. */
function useWheel(ref: RefObject<HTMLElement | null>, zoomBy: (ticks: number) => void): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      // Sideways scrolling goes to the next picture.
      if (event.deltaY === 0) return;
      event.preventDefault();
      zoomBy(-Math.sign(event.deltaY));
    };
    // React attaches wheel listeners as passive, which cannot prevent scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ref, zoomBy]);
}

type Change = (next: (zoom: Zoom) => Zoom) => void;

/** State whose changes build on each other, even if several occur before the next rendering. */
function useCurrent(): readonly [Zoom, Change] {
  const [zoom, setZoom] = useState(unzoomed);
  const current = useRef(unzoomed);
  const change: Change = useCallback((next) => {
    current.current = next(current.current);
    setZoom(current.current);
  }, []);
  return [zoom, change];
}

/** Enlarges a picture by click, wheel, keyboard and touch (IMG-013, IMG-014). */
export function useZoom(area: RefObject<HTMLElement | null>): Zooming {
  const [zoom, change] = useCurrent();
  const touches = useMemo(() => new Touches(), []);
  useWheel(
    area,
    useCallback((ticks) => change((now) => wheeled(now, ticks)), [change]),
  );
  return {
    zoom,
    toggle: () => change((now) => toggled(now)),
    end: () => change(() => unzoomed),
    press: (key) => {
      const next = keyed(zoom, key);
      if (next !== undefined) change(() => next);
      return next !== undefined;
    },
    handlers: handlersOf(touches, change),
  };
}

/** Handlers of mouse and touch. */
function handlersOf(touches: Touches, change: Change) {
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Taps are already counted by the touch events; a touch also fires a click.
      const { nativeEvent } = event;
      if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') return;
      const { x, y } = placeIn(event);
      change((zoom) => toggled(zoom, x, y));
    },
    onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
      if (!isMouse(event)) touches.start(event.pointerId, placeIn(event), event.timeStamp);
    },
    onPointerMove: (event: ReactPointerEvent<HTMLElement>) => {
      const place = placeIn(event);
      if (!isMouse(event)) change((zoom) => touches.move(event.pointerId, place, zoom));
      else change((zoom) => (isZoomed(zoom) ? panned(zoom, place.x, place.y) : zoom));
    },
    onPointerUp: (event: ReactPointerEvent<HTMLElement>) => {
      if (!isMouse(event)) change((zoom) => touches.end(event.pointerId, event.timeStamp, zoom));
    },
    onPointerCancel: (event: ReactPointerEvent<HTMLElement>) => touches.cancel(event.pointerId),
    onPointerLeave: (event: ReactPointerEvent<HTMLElement>) => {
      // Touch pointers fire `pointerleave` whenever the finger lifts.
      if (isMouse(event)) change(() => unzoomed);
    },
  };
}
