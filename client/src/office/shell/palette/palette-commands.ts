import { ORDER_FLOW_NAMES } from '@selvedge/shared/orders/order-status';
import type { useNavigate } from '@tanstack/react-router';

import { SECTIONS } from '../../stores/index.js';
import type { PaletteCommand } from '../../../ui/office/PalettePopup.js';

type Navigate = ReturnType<typeof useNavigate>;

/** An order by its number, with or without its sign. */
export function orderCommand(typed: string, navigate: Navigate): readonly PaletteCommand[] {
  const id = /^#?(\d{1,10})$/.exec(typed.trim())?.[1];
  if (id === undefined) return [];
  return [
    {
      id: `order-${String(Number(id))}`,
      text: `Order ${typed.trim()}`,
      run: () => void navigate({ to: '/orders/$id', params: { id } }),
    },
  ];
}

/** The board of each flow. */
export function boardCommands(navigate: Navigate): readonly PaletteCommand[] {
  return ORDER_FLOW_NAMES.map((flow) => ({
    id: `board-${flow}`,
    text: `Board, ${flow} flow`,
    run: () => void navigate({ to: '/board', search: { flow } }),
  }));
}

/** Each part of the settings by its name. */
export function settingsCommands(navigate: Navigate): readonly PaletteCommand[] {
  return SECTIONS.map(({ name, title }) => ({
    id: `settings-${name}`,
    text: `Settings: ${title}`,
    run: () => void navigate({ to: '/settings/{-$section}', params: { section: name } }),
  }));
}

/** The lists that are searched by words, and what is in them. */
const lists = [
  { to: '/orders', what: 'orders' },
  { to: '/customers', what: 'customers' },
  { to: '/products', what: 'products' },
  { to: '/stores', what: 'shops' },
] as const;

/** Looks for what was typed in each list that the person sees. */
export function findCommands(
  typed: string,
  seen: ReadonlySet<string>,
  navigate: Navigate,
): readonly PaletteCommand[] {
  const searchTerm = typed.trim();
  if (searchTerm === '') return [];
  return lists
    .filter(({ to }) => seen.has(to))
    .map(({ to, what }) => ({
      id: `find-${what}`,
      // With the words as they were typed, by which the palette narrows.
      text: `Find ${what} by “${typed}”`,
      run: () => void navigate({ to, search: { searchTerm } }),
    }));
}
