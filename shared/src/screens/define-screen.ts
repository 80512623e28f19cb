import type { Breadcrumbs } from './breadcrumb-trail.js';
import type { LayoutName } from './layout-names.js';
import type { Query } from './query.js';

/** Parameter names of a route, in braces; `*` for a route with a wildcard. */
type ParamIn<Route extends string> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamIn<Rest>
  : Route extends `${string}*`
    ? '*'
    : never;

/** Path values by parameter name; with several routes, some may be absent. */
export type ScreenParams<Route extends string = string> = Readonly<
  Partial<Record<string extends Route ? string : ParamIn<Route>, string>>
>;

/** Address of a screen. */
export interface ScreenAddress<Route extends string = string> {
  readonly params: ScreenParams<Route>;
  readonly query: Query;
}

/**
 * Cache key of a page within its screen; undefined if the address contains personal data. The page
 * must not depend on anything that is not in the key.
 */
export type ScreenKey<Route extends string = string> = (
  address: ScreenAddress<Route>,
) => readonly (string | undefined)[] | undefined;

/** A screen of the shop: its routes, layout, access and caching. */
export interface ScreenDefinition<
  Name extends string = string,
  Props extends object = object,
  Route extends string = string,
> {
  readonly name: Name;
  /**
   * Routes, each with or without trailing slash as canonical (RTE-001). `{name}` matches one path
   * segment; wildcard routes `/*` are matched last.
   */
  readonly routes: readonly Route[];
  readonly layout: LayoutName | ((props: Props) => LayoutName);
  /** Layout whose regions and width replace those of the screen's own. */
  readonly regions?: LayoutName;
  /** Requires access to the shop (GRD-004, GRD-005), or is open even if the shop is closed. */
  readonly access: 'shop.visit' | 'anybody';
  /** `personal`: pages are per person or not worth caching. */
  readonly cache: ScreenKey<Route> | 'personal';
  /** Breadcrumbs; absent on screens without breadcrumbs. */
  readonly breadcrumbs?: (props: Props) => Breadcrumbs;
  /** Blocks of the screen; their views, fonts and frame origins are loaded with it. */
  readonly blocks?: (props: Props) => readonly ScreenBlock[];
  /**
   * Contains password or card fields, so no third-party code runs, regardless of the store's
   * settings.
   */
  readonly secrets?: true;
  /** Contains a payment form; only such screens may contact the payment provider. */
  readonly payment?: true;
  /** Contains a form with a captcha; only such screens may contact its provider. */
  readonly captcha?: true;
  /** Reports purchases to the shop's analytics services. */
  readonly purchase?: true;
  /** Receives live events while it is open. */
  readonly live?: true;
}

/** Rendered block; `blocksOf` of `blocks` returns all of it. */
export interface ScreenBlock {
  readonly id: number;
  readonly type: string;
}

/** Props of a screen without data. */
export type NoProps = object;

/** Props type of a screen definition. */
export type PropsOf<Definition> =
  Definition extends ScreenDefinition<string, infer Props> ? Props : never;

/** Overloads for personal and cacheable screens. */
interface Define<Props extends object> {
  <const Name extends string, const Route extends string>(
    definition: ScreenDefinition<Name, Props, Route> & { readonly cache: 'personal' },
  ): ScreenDefinition<Name, Props, Route> & { readonly cache: 'personal' };
  <const Name extends string, const Route extends string>(
    definition: ScreenDefinition<Name, Props, Route> & { readonly cache: ScreenKey<Route> },
  ): ScreenDefinition<Name, Props, Route> & { readonly cache: ScreenKey<Route> };
}

/**
 * Curried, `defineScreen<Props>()({ name: 'product', … })`, so that props are explicit while names
 * and caching are inferred.
 */
export function defineScreen<Props extends object>(): Define<Props> {
  return <Definition>(definition: Definition): Definition => definition;
}

/** Definition looked up by name, whose props type is unknown. */
export type AnyScreenDefinition = ScreenDefinition<string, never>;

/** Layout of a screen; pages of the owner choose their own. */
export function layoutNameOf({ layout }: AnyScreenDefinition, props: object): LayoutName {
  return typeof layout === 'string' ? layout : resolve(layout, props);
}

/** Breadcrumbs of a screen; undefined if it has none. */
export function breadcrumbsOf(
  { breadcrumbs }: AnyScreenDefinition,
  props: object,
): Breadcrumbs | undefined {
  return breadcrumbs && resolve(breadcrumbs, props);
}

/** Calls a function of a definition with the props of its screen. */
export function resolve<Value>(resolver: (props: never) => Value, props: object): Value {
  // The definition was looked up by the screen's name, so the props match.
  return resolver(props as never);
}
