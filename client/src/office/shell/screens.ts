import type { InitialState } from '@selvedge/shared/accounts/contract';
import type { Ability } from '@selvedge/shared/permissions/policies';

/** A screen in the bar, with what one has to be able to do for it; atlas has those alone that say so. */
interface OfficeScreen {
  readonly to: string;
  readonly text: string;
  readonly store: Ability;
  readonly atlas?: Ability;
}

const SCREENS = [
  { to: '/board', text: 'Board', store: 'orders.view', atlas: 'orders.view-all' },
  { to: '/orders', text: 'Orders', store: 'orders.view', atlas: 'orders.view-all' },
  { to: '/products', text: 'Products', store: 'products.manage' },
  { to: '/collections', text: 'Collections', store: 'collections.manage' },
  { to: '/creators', text: 'Creators', store: 'creators.manage' },
  { to: '/media', text: 'Media', store: 'media.manage', atlas: 'media.manage' },
  { to: '/theme', text: 'Theme', store: 'theme.manage' },
  { to: '/settings/{-$section}', text: 'Settings', store: 'settings.manage' },
] as const satisfies readonly OfficeScreen[];

type Session = Pick<InitialState, 'context' | 'abilities'>;

/** Only what the person may see; every screen is refused by the server as well. */
export function screensOf(session: Session) {
  return SCREENS.filter((screen) => isFor(screen, session));
}

/** Whether the person may see the screen of a route, or one below it; what is no screen is for all. */
export function mayOpen(session: Session, route: string): boolean {
  const screen = SCREENS.find(({ to }) => `${route}/`.startsWith(`${to}/`));
  return screen === undefined || isFor(screen, session);
}

function isFor({ store, atlas }: OfficeScreen, { context, abilities }: Session): boolean {
  const ability = context === 'atlas' ? atlas : store;
  return ability !== undefined && abilities.includes(ability);
}
