import type { InitialState } from '@selvedge/shared/accounts/contract';
import { useRouter } from '@tanstack/react-router';

import { menuOf, placesOf, screensOf } from './screens.js';

/** The entries of the menu, as the routes say: the same at a desk and on a phone. */
export function useMenu(session: InitialState) {
  const { routesById } = useRouter();
  return menuOf(session, Object.values(routesById));
}

export type MenuPart = ReturnType<typeof useMenu>[number];

/** The screens of the menu that the person may see. */
export function useScreens(session: InitialState) {
  const { routesById } = useRouter();
  return screensOf(session, Object.values(routesById));
}

/** What the person may go to by its name. */
export function usePlaces(session: InitialState) {
  const { routesById } = useRouter();
  return placesOf(session, Object.values(routesById));
}
