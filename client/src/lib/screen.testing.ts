import type { ScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { ScreenName, ScreenOf } from '@selvedge/shared/storefront/screens';

type Addresses<Route extends string> = Readonly<Partial<Record<Route, string>>>;

/** One of a screen, for specs; and, for tours of the shop, an address of each route with names in braces. */
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
  // A name and the props that are its own.
  const screen = { name: definition.name, ...props } as ScreenOf<Name>;
  return { screen, addresses: addresses ?? {} };
}
