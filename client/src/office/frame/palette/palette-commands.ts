import { ORDER_FLOW_NAMES } from '@selvedge/shared/orders/order-status';
import type { useNavigate } from '@tanstack/react-router';

import { SECTIONS } from '../../stores/index.js';
import type { PaletteCommand } from '../../../ui/office/PalettePopup.js';

type Navigate = ReturnType<typeof useNavigate>;

/** Command that opens an order by its number, with or without `#`. */
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

/** Commands that open the board of each flow. */
export function boardCommands(navigate: Navigate): readonly PaletteCommand[] {
  return ORDER_FLOW_NAMES.map((flow) => ({
    id: `board-${flow}`,
    text: `Board, ${flow} flow`,
    run: () => void navigate({ to: '/board', search: { flow } }),
  }));
}

/** Commands that open each section of the settings. */
export function settingsCommands(navigate: Navigate): readonly PaletteCommand[] {
  return SECTIONS.map(({ name, title }) => ({
    id: `settings-${name}`,
    text: `Settings: ${title}`,
    run: () => void navigate({ to: '/settings/{-$section}', params: { section: name } }),
  }));
}

/** Lists that can be searched. */
const lists = [
  { to: '/orders', what: 'orders' },
  { to: '/customers', what: 'customers' },
  { to: '/products', what: 'products' },
  { to: '/stores', what: 'shops' },
] as const;

/** Commands that search for the typed text in each list that the user can open. */
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
      // Includes the typed text, because the palette filters by it.
      text: `Find ${what} by “${typed}”`,
      run: () => void navigate({ to, search: { searchTerm } }),
    }));
}
