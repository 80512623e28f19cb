import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { createContext, useContext, useRef } from 'react';

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
}>({ opened: undefined, open: () => undefined });

/**
 * The button of a card that opens a menu of the board: what it opens does not go with the card, which is on
 * its way as soon as somebody changes something.
 */
export function useCardMenu(kind: CardMenu['kind'], order: AtlasOrderRow) {
  const { opened, open } = useContext(OpenCardMenu);
  const button = useRef<HTMLButtonElement>(null);
  return {
    button,
    trigger: {
      isOpen: opened?.kind === kind && opened.order.id === order.id,
      onOpenChange: (isOpen: boolean) => {
        const { current } = button;
        if (!isOpen || current === null) open(undefined);
        else open({ kind, order, button: current, at: current.getBoundingClientRect() });
      },
    },
  };
}
