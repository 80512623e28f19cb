import { isOrderStatus } from '@selvedge/shared/orders/order-status';
import { useMemo, useState, type ReactNode } from 'react';

import { rowOn, type Board } from './board.js';
import { OpenCardMenu, usePointerDown, type CardMenu } from './card-menus.js';
import { chosenPriority, PriorityItems } from './PriorityButton.js';
import type { Moves } from './useMoves.js';
import { changeSince } from '../status/status-conflict.js';
import { StatusItems } from '../status/StatusChoices.js';
import { LooseMenu } from '../../../ui/office/LooseMenu.js';

interface MenusProps {
  readonly board: Board;
  readonly moves: Moves;
}

/**
 * Board with the open card menu on top: the menu stays open when its card moves to another stage.
 */
export function CardMenus(props: MenusProps & { readonly children: ReactNode }) {
  const { children, ...rest } = props;
  const [opened, open] = useState<CardMenu>();
  const pointer = usePointerDown();
  const value = useMemo(() => ({ opened, open, pointer }), [opened, pointer]);
  return (
    <OpenCardMenu value={value}>
      {children}
      {opened !== undefined && (
        <OpenedMenu
          {...rest}
          opened={opened}
          onClose={() => {
            open(undefined);
            focusAgain(opened);
          }}
        />
      )}
    </OpenCardMenu>
  );
}

function OpenedMenu(
  props: MenusProps & { readonly opened: CardMenu; readonly onClose: () => void },
) {
  const { board, moves, opened, onClose } = props;
  const now = rowOn(board, opened.order);
  // A card no longer shown has no newer data; the server's answer reports its status.
  const order = now ?? opened.order;
  const loose = {
    at: opened.at,
    title: `Order #${String(order.id)}`,
    note: changeSince(opened.order, now),
    onClose,
  };
  if (opened.kind === 'status') {
    return (
      <LooseMenu
        {...loose}
        aria-label="Status"
        selectionMode="single"
        selectedKeys={[order.status]}
        onAction={(key) => {
          const status = String(key);
          if (isOrderStatus(status) && status !== order.status) void moves.move([order], status);
        }}
      >
        <StatusItems flow={order.flow} />
      </LooseMenu>
    );
  }
  return (
    <LooseMenu
      {...loose}
      aria-label="Priority"
      selectionMode="single"
      selectedKeys={[order.priority]}
      onAction={(key) => {
        const chosen = chosenPriority(key, order);
        if (chosen !== undefined) moves.press(order, chosen);
      }}
    >
      <PriorityItems />
    </LooseMenu>
  );
}

/** Returns focus to the button, or to its order's card if the button was removed. */
function focusAgain({ button, order }: Pick<CardMenu, 'button' | 'order'>): void {
  requestAnimationFrame(() => {
    const card = document.querySelector<HTMLElement>(`[data-order="${String(order.id)}"]`);
    (button.isConnected ? button : card)?.focus();
  });
}
