import type { InitialState } from '@selvedge/shared/accounts/contract';
import { useNavigate } from '@tanstack/react-router';

import { boardCommands, findCommands, orderCommand, settingsCommands } from './palette-commands.js';
import { usePlaces } from './useMenu.js';
import { useSession, useSignOut } from '../accounts/index.js';
import {
  PalettePopup,
  type OpenedPalette,
  type PaletteCommand,
} from '../../ui/office/PalettePopup.js';

export interface OfficePaletteProps extends OpenedPalette {
  readonly onShortcuts: () => void;
}

/** The palette of whoever is signed in. */
export function OfficePalette({ onShortcuts, ...opened }: OfficePaletteProps) {
  const commandsFor = useCommands(useSession(), onShortcuts);
  return <PalettePopup commandsFor={commandsFor} {...opened} />;
}

/** What Ctrl-K offers: an order by its number, the screens, and what is found by its name. */
function useCommands(
  session: InitialState,
  onShortcuts: () => void,
): (typed: string) => readonly PaletteCommand[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const places = usePlaces(session);
  const seen = new Set<string>(places.map(({ to }) => to));
  return (typed) => [
    ...(seen.has('/orders') ? orderCommand(typed, navigate) : []),
    ...places.map(({ to, text }) => ({ id: to, text, run: () => void navigate({ to }) })),
    ...(seen.has('/board') ? boardCommands(navigate) : []),
    ...(seen.has('/settings/{-$section}') ? settingsCommands(navigate) : []),
    ...findCommands(typed, seen, navigate),
    { id: 'shortcuts', text: 'Keyboard shortcuts', run: onShortcuts },
    {
      id: 'sign-out',
      text: 'Sign out',
      run: () => {
        signOut.mutate();
      },
    },
  ];
}
