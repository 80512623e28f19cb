import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

import { isPlainClick } from '../../../ui/shop/common/plain-click.js';
import type { Zoom } from './zoom.js';

interface Zooming {
  /** Null while the image is not enlarged. */
  readonly zoom: Zoom | null;
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

/** Loads the rules of zooming with the first click. */
const loadRules = () => import('./zoom.js');
type Rules = Awaited<ReturnType<typeof loadRules>>;

interface Enlarged {
  readonly zoom: Zoom;
  readonly rules: Rules;
}

function enlarged(rules: Rules, zoom: Zoom): Enlarged | null {
  return rules.isZoomed(zoom) ? { rules, zoom } : null;
}

/** Enlarges an image in place instead of following its link (IMG-013, IMG-014). */
export function useZoom(): Zooming {
  const [state, setState] = useState<Enlarged | null>(null);
  const ref = useRef<HTMLAnchorElement>(null);
  const active = state !== null;
  const change = useCallback((next: (now: Enlarged) => Zoom) => {
    setState((now) => now && enlarged(now.rules, next(now)));
  }, []);
  const zoomBy = useCallback(
    (ticks: number) => change(({ rules, zoom }) => rules.wheeled(zoom, ticks)),
    [change],
  );
  useWheel(ref, active, zoomBy);
  const end = () => setState(null);
  return {
    zoom: state?.zoom ?? null,
    ref,
    handlers: {
      onClick: (event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A click by keyboard has no position; it enlarges the centre.
        const place = event.detail === 0 ? [] : placeIn(event);
        loadRules().then(
          (rules) =>
            setState((now) =>
              enlarged(rules, rules.toggled(now?.zoom ?? rules.unzoomed, ...place)),
            ),
          () => location.assign(ref.current?.href ?? ''),
        );
      },
      onPointerMove: (event) => {
        if (!active) return;
        const place = placeIn(event);
        change(({ rules, zoom }) => rules.panned(zoom, ...place));
      },
      onPointerLeave: (event) => {
        // Touch pointers leave on every lift.
        if (event.pointerType === 'mouse') end();
      },
      onKeyDown: (event) => {
        const next = state?.rules.keyed(state.zoom, event.key);
        if (next === undefined) return;
        event.preventDefault();
        change(() => next);
      },
      onBlur: end,
    },
  };
}
