import type { InitialState } from '@selvedge/shared/session/initial-state';
import type { Ability, MissingPermission } from '@selvedge/shared/policies/policies';
import type { StaticDataRouteOption } from '@tanstack/react-router';

import { missingHere } from '../permission-requests/index.js';
import type { ScreenAbility } from '../shell/index.js';

interface OfficeRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData: StaticDataRouteOption };
}

/** Text and target of a link. */
export interface Entry<Path> {
  readonly to: Path;
  readonly text: string;
  /** Shows the number of open permission requests. */
  readonly countsRequests?: true;
}

/** Menu entry that may require a permission the user lacks but can request (PRM-001). */
export interface LockedMenuEntry<Path> extends Entry<Path> {
  readonly place: number;
  /** Undefined if the user can open the entry. */
  readonly missing: MissingPermission | undefined;
}

type Session = Pick<InitialState, 'context' | 'abilities'>;
type RequesterSession = Session & Pick<InitialState, 'user' | 'flags' | 'store'>;

/** Returns the menu entries that the user can open. The server enforces the same permissions. */
export function screensOf<Route extends OfficeRoute>(
  session: Session,
  routes: readonly Route[],
): readonly Entry<Route['fullPath']>[] {
  return routes
    .filter(({ options }) => mayOpen(session, options.staticData))
    .flatMap(({ fullPath, options: { staticData } }) =>
      staticData.menu === undefined ? [] : [{ to: fullPath, ...staticData.menu }],
    )
    .sort((one, other) => one.place - other.place);
}

/**
 * Returns the screens offered by name: menu entries first, then other screens without path
 * parameters.
 */
export function placesOf<Route extends OfficeRoute>(
  session: Session,
  routes: readonly Route[],
): readonly Entry<Route['fullPath']>[] {
  const bar = screensOf(session, routes);
  const others = routes
    .filter(({ fullPath, options: { staticData } }) => isPlace(fullPath, staticData))
    .filter(({ options }) => mayOpen(session, options.staticData))
    .flatMap(({ fullPath: to, options: { staticData } }) =>
      staticData.title === undefined ? [] : [{ to, text: staticData.title }],
    );
  return [...bar, ...others];
}

/** Whether a screen outside the menu can be opened by its path alone. */
function isPlace(path: string, { menu, isForVisitors, isStep }: StaticDataRouteOption): boolean {
  return menu === undefined && isForVisitors !== true && isStep !== true && !path.includes('$');
}

/** Returns the menu entries, including locked ones whose permission the user can request. */
export function menuOf<Route extends OfficeRoute>(
  session: RequesterSession,
  routes: readonly Route[],
): readonly LockedMenuEntry<Route['fullPath']>[] {
  return routes
    .flatMap(({ fullPath: to, options: { staticData } }) => {
      const { menu } = staticData;
      if (menu === undefined) return [];
      const missing = missingForScreen(session, staticData);
      return mayOpen(session, staticData) || missing ? [{ to, ...menu, missing }] : [];
    })
    .sort((one, other) => one.place - other.place);
}

/** Returns the permission to request for a screen; undefined if it is open or cannot be granted. */
export function missingForScreen(
  session: RequesterSession,
  { ability }: Pick<StaticDataRouteOption, 'ability'>,
): MissingPermission | undefined {
  if (ability === null || mayOpen(session, { ability })) return undefined;
  const needed = neededOn(session.context, ability);
  return needed && missingHere(session, needed);
}

/** Returns the window title: screen and brand. */
export function documentTitle(
  { title, menu }: Pick<StaticDataRouteOption, 'title' | 'menu'>,
  brand: string,
): string {
  const text = title ?? menu?.text;
  return text === undefined ? brand : `${text} – ${brand}`;
}

export function mayOpen(
  { context, abilities }: Session,
  { ability }: Pick<StaticDataRouteOption, 'ability'>,
): boolean {
  if (ability === null) return true;
  const needed = neededOn(context, ability);
  return needed !== undefined && abilities.includes(needed);
}

/** Whether a screen exists on this host, for any user. */
export function existsOn(
  context: Session['context'],
  { ability }: Pick<StaticDataRouteOption, 'ability'>,
): boolean {
  return ability === null || neededOn(context, ability) !== undefined;
}

function neededOn(context: Session['context'], ability: ScreenAbility): Ability | undefined {
  if (context === 'atlas') return ability.atlas;
  return context === 'main-brand' ? (ability.brand ?? ability.store) : ability.store;
}
