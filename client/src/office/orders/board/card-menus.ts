import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** A menu that was opened from a card. */
export interface CardMenu {
  readonly kind: 'status' | 'priority';
  /** As it was then. */
  readonly order: AtlasOrderRow;
  readonly button: HTMLButtonElement;
  /** Where the button was then. */
  readonly at: DOMRect;
}

/** Which menu of a board is open, if one is, and how another is opened. */
export const OpenCardMenu = createContext<{
  readonly opened: CardMenu | undefined;
  readonly open: (menu: CardMenu | undefined) => void;
  /** Where a pointer is down. */
  readonly pointer: RefObject<Point | undefined>;
}>({ opened: undefined, open: () => undefined, pointer: { current: undefined } });

/** In CSS pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the window's pointer is down; undefined where none is. */
export function usePointerDown(): RefObject<Point | undefined> {
  const point = useRef<Point>(undefined);
  useEffect(() => {
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    const down = ({ clientX: x, clientY: y }: PointerEvent) => {
      point.current = { x, y };
    };
    const up = () => {
      point.current = undefined;
    };
    addEventListener('pointerdown', down, options);
    addEventListener('pointerup', up, options);
    addEventListener('pointercancel', up, options);
    return () => {
      over.abort();
    };
  }, []);
  return point;
}

/**
 * Where a menu is put: beside the button, or where it was pressed if that has gone on in the same moment, so that
 * whoever lets go of the mouse chooses nothing.
 */
export function menuPlace(button: DOMRect, pointer: Point | undefined): DOMRect {
  const { left, right, top, bottom, width, height } = button;
  if (pointer === undefined) return button;
  const { x, y } = pointer;
  const isOver = x >= left && x <= right && y >= top && y <= bottom;
  return isOver ? button : new DOMRect(x - width / 2, y - height / 2, width, height);
}

/**
 * The button of a card that opens a menu of the board: what it opens does not go with the card, which is on
 * its way as soon as somebody changes something.
 */
export function useCardMenu(kind: CardMenu['kind'], order: AtlasOrderRow) {
  const { opened, open, pointer } = useContext(OpenCardMenu);
  const button = useRef<HTMLButtonElement>(null);
  return {
    button,
    trigger: {
      isOpen: opened?.kind === kind && opened.order.id === order.id,
      onOpenChange: (isOpen: boolean) => {
        const { current } = button;
        if (!isOpen || current === null) open(undefined);
        else {
          const at = menuPlace(current.getBoundingClientRect(), pointer.current);
          open({ kind, order, button: current, at });
        }
      },
    },
  };
}
