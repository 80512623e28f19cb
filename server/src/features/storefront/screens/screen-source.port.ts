import { applyDecorators, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type {
  AnyScreenDefinition,
  PropsOf,
  ScreenDefinition,
} from '@selvedge/shared/storefront/define-screen';

import type { ScreenContent } from '../render/screen-content.js';
import type { PersonalShopRequest, ShopRequest } from '../request/shop-request.js';

type RouteOf<Definition> =
  Definition extends ScreenDefinition<string, never, infer Route> ? Route : string;

/**
 * What a screen is asked for with: its routes name what stands in the path. Somebody asks for a page of one
 * person; for one that may be kept for everybody, nobody does.
 */
export type RequestOf<Definition> = Definition extends { readonly cache: 'personal' }
  ? PersonalShopRequest<RouteOf<Definition>>
  : ShopRequest<RouteOf<Definition>>;

/** What the source of a screen answers. */
export type ContentOf<Definition> = ScreenContent<PropsOf<Definition>>;

/** Reads what a screen shows. */
export interface ScreenSource<Definition> {
  /**
   * What the screen shows; undefined where it leaves the address to the next one. Throws NotFound, Refused
   * and Redirect. What is kept for everybody is read of a request without a visitor.
   */
  read(request: RequestOf<Definition>): Promise<ContentOf<Definition> | undefined>;
  /**
   * The tags of what has to change before there is anything for everybody at an address that was left to the
   * next; where there are none it is read each time.
   */
  absence?(request: RequestOf<Definition>): readonly string[] | undefined;
  /** What our script gets from the same address; undefined where it gets the page. */
  state?(props: PropsOf<Definition>): object | undefined;
}

/** A source whose screen is only known while the server runs. */
export interface AnyScreenSource {
  read(request: ShopRequest): Promise<ScreenContent | undefined>;
  absence?(request: ShopRequest): readonly string[] | undefined;
  state?(props: object): object | undefined;
}

/** Finds the definition that a source was marked with. */
export const SourceMark = DiscoveryService.createDecorator<AnyScreenDefinition>();

/** `@Screen(productScreen) class ProductScreen implements ScreenSource<typeof productScreen>`. */
export function Screen<Definition extends AnyScreenDefinition>(definition: Definition) {
  return (source: new (...needs: never[]) => ScreenSource<Definition>): void => {
    applyDecorators(Injectable(), SourceMark(definition))(source);
  };
}
