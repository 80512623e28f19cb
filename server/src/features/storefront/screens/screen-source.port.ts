import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type {
  AnyScreenDefinition,
  PropsOf,
  ScreenDefinition,
} from '@selvedge/shared/screens/define-screen';

import type { ScreenContent } from '../render/screen-content.js';
import type { PersonalShopRequest, ShopRequest } from '../request/shop-request.js';

type RouteOf<Definition> =
  Definition extends ScreenDefinition<string, never, infer Route> ? Route : string;

/**
 * Request of a screen, with its route parameters. Personal screens get a request with a visitor,
 * cacheable ones may get one without.
 */
export type RequestOf<Definition> = Definition extends { readonly cache: 'personal' }
  ? PersonalShopRequest<RouteOf<Definition>>
  : ShopRequest<RouteOf<Definition>>;

/** Content that the source of a screen returns. */
export type ContentOf<Definition> = ScreenContent<PropsOf<Definition>>;

/** Reads the content of a screen. */
export interface ScreenSource<Definition> {
  /**
   * Returns the content; undefined if the screen passes the address to the next one. Throws
   * NotFound, Refused and Redirect. Shared content is read from a request without a visitor.
   */
  read(request: RequestOf<Definition>): Promise<ContentOf<Definition> | undefined>;
  /**
   * Tags that invalidate the absence of shared content at an address; without tags it is read each
   * time.
   */
  absence?(request: RequestOf<Definition>): readonly string[] | undefined;
  /** State for our script at the same address; undefined if it gets the page. */
  state?(props: PropsOf<Definition>): object | undefined;
}

/** A source whose screen is known only at run time. */
export interface AnyScreenSource {
  read(request: ShopRequest): Promise<ScreenContent | undefined>;
  absence?(request: ShopRequest): readonly string[] | undefined;
  state?(props: object): object | undefined;
}

/** Decorator that links a source to its screen definition. */
export const SourceMark = DiscoveryService.createDecorator<AnyScreenDefinition>();

/** `@Screen(productScreen) class ProductScreen implements ScreenSource<typeof productScreen>`. */
export function Screen<Definition extends AnyScreenDefinition>(definition: Definition) {
  return (source: new (...needs: never[]) => ScreenSource<Definition>): void => {
    applyDecorators(Injectable(), SourceMark(definition))(source);
  };
}
