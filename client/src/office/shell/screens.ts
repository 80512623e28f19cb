import type { InitialState } from '@selvedge/shared/accounts/contract';
import type { Ability, MissingPermission } from '@selvedge/shared/permissions/policies';
import type { StaticDataRouteOption } from '@tanstack/react-router';

import { missingHere } from '../permission-requests/index.js';

/** What one has to be able to do for a screen, on which host; the main brand has those of stores too. */
interface ScreenAbility {
  readonly store?: Ability;
  readonly brand?: Ability;
  readonly atlas?: Ability;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What is no screen, such as the frame of all, is for everybody who is signed in: null. */
    readonly ability: ScreenAbility | null;
    /** Its entry in the bar, lower places first; screens below others have none. */
    readonly menu?: {
      readonly text: string;
      readonly place: number;
      readonly countsRequests?: true;
    };
    /** What the window is called while it is open; the words of its entry where left out. */
    readonly title?: string;
    /** Part of a way that begins elsewhere: nobody goes there by its name. */
    readonly isStep?: true;
    /** Also for who is not signed in. */
    readonly isForVisitors?: boolean;
  }
}

interface OfficeRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData: StaticDataRouteOption };
}

/** The words of a link, and where it leads. */
export interface Entry<Path> {
  readonly to: Path;
  readonly text: string;
  /** PRM-005: what waits for an answer is counted beside it. */
  readonly countsRequests?: true;
}

/** PRM-001: an entry that somebody sees and may not open yet. */
export interface LockedMenuEntry<Path> extends Entry<Path> {
  readonly place: number;
  /** Undefined for those that are open to them. */
  readonly missing: MissingPermission | undefined;
}

type Session = Pick<InitialState, 'context' | 'abilities'>;
type RequesterSession = Session & Pick<InitialState, 'user' | 'flags' | 'store'>;

/** The entries of the bar: only what the person may see; every screen is refused by the server as well. */
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

/** What the person may go to by its name: the screens of the bar, and then others with an address of their own. */
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

/** Whether a screen is not in the bar, and its address says all that it needs. */
function isPlace(path: string, { menu, isForVisitors, isStep }: StaticDataRouteOption): boolean {
  return menu === undefined && isForVisitors !== true && isStep !== true && !path.includes('$');
}

/** The entries of the bar, and among them those that the person can ask for. */
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

/** What the person can ask for to see a screen; undefined where they may, or nobody could give it. */
export function missingForScreen(
  session: RequesterSession,
  { ability }: Pick<StaticDataRouteOption, 'ability'>,
): MissingPermission | undefined {
  if (ability === null || mayOpen(session, { ability })) return undefined;
  const needed = neededOn(session.context, ability);
  return needed && missingHere(session, needed);
}

/** SEO-002: what a screen is called, and whose it is. */
export function documentTitle(
  { title, menu }: Pick<StaticDataRouteOption, 'title' | 'menu'>,
  brand: string,
): string {
  const text = title ?? menu?.text;
  return text === undefined ? brand : `${text} – ${brand}`;
}

/** Whether the person may see the screen. */
export function mayOpen(
  { context, abilities }: Session,
  { ability }: Pick<StaticDataRouteOption, 'ability'>,
): boolean {
  if (ability === null) return true;
  const needed = neededOn(context, ability);
  return needed !== undefined && abilities.includes(needed);
}

function neededOn(context: Session['context'], ability: ScreenAbility): Ability | undefined {
  if (context === 'atlas') return ability.atlas;
  return context === 'main-brand' ? (ability.brand ?? ability.store) : ability.store;
}
