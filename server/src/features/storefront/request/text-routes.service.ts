import { Injectable } from '@nestjs/common';

import type { KeyedRoute } from './shop-address.http.js';

/** Function that returns the cache key of an address; undefined if it is not cached. */
export type TextKey = Exclude<KeyedRoute['screens'][number]['cache'], 'personal'>;

/** Routes of shared responses that are not pages; features register theirs at start-up. */
@Injectable()
export class TextRoutes {
  private readonly routes = new Map<string, KeyedRoute>();

  /** For example `/sitemap.xml`. */
  add(path: string, cache: TextKey): void {
    this.routes.set(path, { literal: path, screens: [{ name: 'text', cache }] });
  }

  find(path: string): KeyedRoute | undefined {
    return this.routes.get(path);
  }
}
