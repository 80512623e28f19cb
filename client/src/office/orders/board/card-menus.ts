import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** Open menu of a card. */
export interface CardMenu {
  readonly kind: 'status' | 'priority';
  /** The order when the menu was opened. */
  readonly order: AtlasOrderRow;
  readonly button: HTMLButtonElement;
  /** Place of the button when the menu was opened. */
  readonly at: DOMRect;
}

/** Open menu of a board and how to open another. */
export const OpenCardMenu = createContext<{
  readonly opened: CardMenu | undefined;
  readonly open: (menu: CardMenu | undefined) => void;
  /** Position of the pressed pointer. */
  readonly pointer: RefObject<Point | undefined>;
}>({ opened: undefined, open: () => undefined, pointer: { current: undefined } });

/** Position in CSS pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tracks the position of the pressed pointer; undefined while no pointer is pressed. */
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
 * Returns where a menu opens: at the button, or at the pointer if the button moved while it was
 * pressed. Releasing the pointer then selects nothing.
 */
export function menuPlace(button: DOMRect, pointer: Point | undefined): DOMRect {
  const { left, right, top, bottom, width, height } = button;
  if (pointer === undefined) return button;
  const { x, y } = pointer;
  const isOver = x >= left && x <= right && y >= top && y <= bottom;
  return isOver ? button : new DOMRect(x - width / 2, y - height / 2, width, height);
}

/**
 * Props of a card's menu button. The menu belongs to the board and not to the card, because the
 * card moves as soon as another user changes it.
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
