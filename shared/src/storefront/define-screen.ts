import type { RenderedBlock } from '../blocks/rendered-block.js';
import type { Breadcrumbs } from './breadcrumb-trail.js';
import type { LayoutName } from './layout-names.js';
import type { Query } from './query.js';

/** The names in braces of a route; `*` of one that reaches everything below. */
type ParamIn<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : Route extends `${string}*`
    ? '*'
    : never;

/** What stands in the path for each of those names; a route of several may leave some out. */
export type ScreenParams<Route extends string = string> = Readonly<
  Partial<Record<string extends Route ? string : ParamIn<Route>, string>>
>;

/** What an address says to a screen. */
export interface ScreenAddress<Route extends string = string> {
  readonly params: ScreenParams<Route>;
  readonly query: Query;
}

/**
 * What tells a page from the others of its screen that are the same for everybody; undefined where the
 * address says something about one person. Of what it leaves out nothing may be shown.
 */
export type ScreenKey<Route extends string = string> = (
  address: ScreenAddress<Route>,
) => readonly (string | undefined)[] | undefined;

/** One screen of the shop: an address, what stands around it, who may see it, and what is kept of it. */
export interface ScreenDefinition<
  Name extends string = string,
  Props extends object = object,
  Route extends string = string,
> {
  readonly name: Name;
  /**
   * RTE-001: its addresses, each with its last slash exactly where it is written. `{name}` stands for
   * one part of the path; whatever `/*` reaches is asked last.
   */
  readonly routes: readonly Route[];
  /** LAY-001. */
  readonly layout: LayoutName | ((props: Props) => LayoutName);
  /** Who may come in: those who may visit the shop (GRD-004, GRD-005), or anybody, closed as it may be. */
  readonly access: 'shop.visit' | 'anybody';
  /** `personal`: each page is one person's, or none that is worth keeping. */
  readonly cache: ScreenKey<Route> | 'personal';
  /** LAY-037, SEO-006: the way back up; left out on screens without. */
  readonly breadcrumbs?: (props: Props) => Breadcrumbs;
  /** The blocks that it is made of: their views, fonts and frames come with it. */
  readonly blocks?: (props: Props) => readonly RenderedBlock[];
  /** Where people type passwords and cards: no code but ours runs there, whatever a store's settings say. */
  readonly secrets?: true;
  /** It has a form that no robot may send: the provider of the captcha may be asked there, and nowhere else. */
  readonly captcha?: true;
  /** ANL-024: it tells those that a shop is measured by what was bought. */
  readonly purchase?: true;
  /** It is told of what happens while it is open. */
  readonly live?: true;
}

/** Of a screen that shows the same at all times. */
export type NoProps = object;

/** What a screen shows, of its definition. */
export type PropsOf<Definition> =
  Definition extends ScreenDefinition<string, infer Props> ? Props : never;

/** Of a screen whose pages are one person's each, and of one whose pages may be kept for everybody. */
interface Define<Props extends object> {
  <const Name extends string, const Route extends string>(
    definition: ScreenDefinition<Name, Props, Route> & { readonly cache: 'personal' },
  ): ScreenDefinition<Name, Props, Route> & { readonly cache: 'personal' };
  <const Name extends string, const Route extends string>(
    definition: ScreenDefinition<Name, Props, Route> & { readonly cache: ScreenKey<Route> },
  ): ScreenDefinition<Name, Props, Route> & { readonly cache: ScreenKey<Route> };
}

/**
 * `defineScreen<Props>()({ name: 'product', … })`: the props are given, the names are found, and whether
 * its pages are kept.
 */
export function defineScreen<Props extends object>(): Define<Props> {
  return <Definition>(definition: Definition): Definition => definition;
}

/** A definition that was looked up by the name of a screen, so that the screen's props are its own. */
export type AnyScreenDefinition = ScreenDefinition<string, never>;

/** LAY-001; a page of the shop's owner says it of itself. */
export function layoutNameOf({ layout }: AnyScreenDefinition, props: object): LayoutName {
  return typeof layout === 'string' ? layout : resolve(layout, props);
}

/** The blocks that a screen is made of; none of most. */
export function blocksOf({ blocks }: AnyScreenDefinition, props: object): readonly RenderedBlock[] {
  return blocks === undefined ? [] : resolve(blocks, props);
}

/** LAY-037, SEO-006: undefined on screens without. */
export function breadcrumbsOf(
  { breadcrumbs }: AnyScreenDefinition,
  props: object,
): Breadcrumbs | undefined {
  return breadcrumbs && resolve(breadcrumbs, props);
}

function resolve<Value>(resolver: (props: never) => Value, props: object): Value {
  // Whoever has a definition has looked it up by the name of the screen.
  return resolver(props as never);
}
