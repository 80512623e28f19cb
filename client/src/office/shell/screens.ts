import type { InitialState } from '@selvedge/shared/accounts/contract';
import type { Ability } from '@selvedge/shared/permissions/policies';
import type { StaticDataRouteOption } from '@tanstack/react-router';

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
    readonly menu?: { readonly text: string; readonly place: number };
    /** What the window is called while it is open; the words of its entry where left out. */
    readonly title?: string;
    /** Also for who is not signed in. */
    readonly isForVisitors?: boolean;
  }
}

interface OfficeRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData: StaticDataRouteOption };
}

/** The words of a link, and where it leads. */
interface Entry<Path> {
  readonly to: Path;
  readonly text: string;
}

type Session = Pick<InitialState, 'context' | 'abilities'>;

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
