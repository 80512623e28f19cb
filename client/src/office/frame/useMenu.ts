import type { InitialState } from '@selvedge/shared/session/initial-state';
import { useRouter } from '@tanstack/react-router';

import { menuOf, placesOf, screensOf } from './screens.js';

/** Menu entries of the user, for desktop and phone. */
export function useMenu(session: InitialState) {
  const { routesById } = useRouter();
  return menuOf(session, Object.values(routesById));
}

export type MenuPart = ReturnType<typeof useMenu>[number];

/** Menu screens that the user can open. */
export function useScreens(session: InitialState) {
  const { routesById } = useRouter();
  return screensOf(session, Object.values(routesById));
}

/** Screens that the palette offers by name. */
export function usePlaces(session: InitialState) {
  const { routesById } = useRouter();
  return placesOf(session, Object.values(routesById));
}
