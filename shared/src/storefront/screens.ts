import type { AnyScreenDefinition, PropsOf } from './define-screen.js';
import { SCREENS } from './screens.gen.js';

type Definition = (typeof SCREENS)[number];

export type ScreenName = Definition['name'];

/** Each screen by its name, with all it shows; the server fetches it, the same tree renders it on both sides. */
type Screens = {
  readonly [One in Definition as One['name']]: { readonly name: One['name'] } & PropsOf<One>;
};

/** What one screen shows. */
export type ScreenOf<Name extends ScreenName> = Screens[Name];

export type ShopScreen = Screens[ScreenName];

const byName = new Map<string, AnyScreenDefinition>(SCREENS.map((one) => [one.name, one]));

/** The definition of a screen. */
export function definitionOf(name: ScreenName): AnyScreenDefinition {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`There is no screen ${name}.`);
  return found;
}
