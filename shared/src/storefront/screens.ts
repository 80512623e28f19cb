import type { AnyScreenDefinition, PropsOf } from '../screens/define-screen.js';
import { SCREENS } from './screens.gen.js';

type Definition = (typeof SCREENS)[number];

export type ScreenName = Definition['name'];

/** Props of all screens by name. The server loads them, and both sides render the same tree. */
type Screens = {
  readonly [One in Definition as One['name']]: { readonly name: One['name'] } & PropsOf<One>;
};

/** A screen with its props. */
export type ScreenOf<Name extends ScreenName> = Screens[Name];

export type ShopScreen = Screens[ScreenName];

const byName = new Map<string, AnyScreenDefinition>(SCREENS.map((one) => [one.name, one]));

export function definitionOf(name: ScreenName): AnyScreenDefinition {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`There is no screen ${name}.`);
  return found;
}
