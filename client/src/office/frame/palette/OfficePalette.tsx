import type { InitialState } from '@selvedge/shared/session/initial-state';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { boardCommands, findCommands, orderCommand, settingsCommands } from './palette-commands.js';
import { useFoundRecords } from './useFoundRecords.js';
import { usePlaces } from '../useMenu.js';
import { useSession, useSignOut } from '../../accounts/index.js';
import {
  PalettePopup,
  type OpenedPalette,
  type PaletteCommand,
} from '../../../ui/office/PalettePopup.js';

export interface OfficePaletteProps extends OpenedPalette {
  readonly onShortcuts: () => void;
}

export function OfficePalette({ onShortcuts, ...opened }: OfficePaletteProps) {
  const [typed, setTyped] = useState(opened.ahead.typed);
  const commands = useCommands(useSession(), { typed, onShortcuts });
  return <PalettePopup commands={commands} onTyped={setTyped} {...opened} />;
}

/** Commands of the palette: an order by number, screens, and records found by name. */
function useCommands(
  session: InitialState,
  { typed, onShortcuts }: { readonly typed: string; readonly onShortcuts: () => void },
): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const places = usePlaces(session);
  const seen = new Set<string>(places.map(({ to }) => to));
  const records = useFoundRecords(typed, seen);
  const [first, found] = withOrder(
    seen.has('/orders') ? orderCommand(typed, navigate) : [],
    records,
  );
  return [
    ...first,
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
    // Last, because they arrive late and must not move what the user is about to choose.
    ...found,
  ];
}

/** Shows the command for a typed order number at once, and replaces it by the found order. */
function withOrder(
  numbered: readonly PaletteCommand[],
  records: readonly PaletteCommand[],
): readonly [readonly PaletteCommand[], readonly PaletteCommand[]] {
  const isNumbered = ({ id }: PaletteCommand) => numbered.some((one) => one.id === id);
  const found = records.filter(isNumbered);
  return [found.length > 0 ? found : numbered, records.filter((one) => !isNumbered(one))];
}
