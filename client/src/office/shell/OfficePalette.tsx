import type { InitialState } from '@selvedge/shared/accounts/contract';
import { ORDER_FLOW_NAMES } from '@selvedge/shared/orders/order-status';
import { useNavigate } from '@tanstack/react-router';

import { pageCommands, productCommands } from './palette-commands.js';
import { useScreens } from './useMenu.js';
import { useSession, useSignOut } from '../accounts/index.js';
import { SECTIONS } from '../stores/index.js';
import {
  PalettePopup,
  type OpenedPalette,
  type PaletteCommand,
} from '../../ui/office/PalettePopup.js';

/** The palette of whoever is signed in. */
export function OfficePalette(opened: OpenedPalette) {
  const commandsFor = useCommands(useSession());
  return <PalettePopup commandsFor={commandsFor} {...opened} />;
}

/** What Ctrl-K offers: the screens, and an order by its number. */
function useCommands(session: InitialState): (typed: string) => readonly PaletteCommand[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const seen = new Set<string>(useScreens(session).map(({ to }) => to));
  return (typed) => {
    const number = /^#?(\d{1,10})$/.exec(typed.trim())?.[1];
    const order: PaletteCommand[] =
      number === undefined || !seen.has('/orders')
        ? []
        : [
            {
              id: 'order',
              text: `Order ${typed.trim()}`,
              run: () => void navigate({ to: '/orders/$id', params: { id: number } }),
            },
          ];
    const boards = ORDER_FLOW_NAMES.map((flow) => ({
      id: `board-${flow}`,
      text: `Board, ${flow} flow`,
      run: () => void navigate({ to: '/board', search: { flow } }),
    }));
    return [
      ...order,
      ...(seen.has('/board') ? boards : []),
      ...(seen.has('/products') ? productCommands(navigate) : []),
      ...(seen.has('/pages') ? pageCommands(navigate) : []),
      ...(seen.has('/theme')
        ? [{ id: 'theme', text: 'Theme', run: () => void navigate({ to: '/theme' }) }]
        : []),
      ...(seen.has('/settings/{-$section}') ? settingsCommands(navigate) : []),
      ...(seen.has('/orders')
        ? [{ id: 'orders', text: 'Orders', run: () => void navigate({ to: '/orders' }) }]
        : []),
      {
        id: 'security',
        text: 'Two-factor authentication',
        run: () => void navigate({ to: '/security' }),
      },
      {
        id: 'sign-out',
        text: 'Sign out',
        run: () => {
          signOut.mutate();
        },
      },
    ];
  };
}

/** `Settings`, and each part of them by its name. */
function settingsCommands(navigate: ReturnType<typeof useNavigate>): readonly PaletteCommand[] {
  return SECTIONS.map(({ name, title }) => ({
    id: `settings-${name}`,
    text: `Settings: ${title}`,
    run: () => void navigate({ to: '/settings/{-$section}', params: { section: name } }),
  }));
}
