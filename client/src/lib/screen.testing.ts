import type { ScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { ScreenName, ScreenOf } from '@selvedge/shared/storefront/screens';

type Addresses<Route extends string> = Readonly<Partial<Record<Route, string>>>;

/**
 * Sample screen for specs and shop tours, with an address for each route whose name is in braces.
 */
export interface ScreenFixture<Name extends ScreenName> {
  readonly screen: ScreenOf<Name>;
  readonly addresses: Addresses<string>;
}

/** `export const fixture = fixtureOf(productScreen, { … })` in `product.screen.testing.ts`. */
export function fixtureOf<Name extends ScreenName, Route extends string>(
  definition: ScreenDefinition<Name, never, Route>,
  props: Omit<ScreenOf<Name>, 'name'>,
  addresses?: Addresses<Route>,
): ScreenFixture<Name> {
  // The name together with the props of that screen.
  const screen = { name: definition.name, ...props } as ScreenOf<Name>;
  return { screen, addresses: addresses ?? {} };
}
