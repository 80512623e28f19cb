import { Injectable } from '@nestjs/common';

import type { KeyedRoute } from './shop-address.http.js';

/** What of an address tells its answers apart; undefined where there is none to keep. */
export type TextKey = Exclude<KeyedRoute['screens'][number]['cache'], 'personal'>;

/** Addresses of what is the same for everybody, and no page; the features whose it is name them at start. */
@Injectable()
export class TextRoutes {
  private readonly routes = new Map<string, KeyedRoute>();

  /** `/sitemap.xml`. */
  add(path: string, cache: TextKey): void {
    this.routes.set(path, { literal: path, screens: [{ name: 'text', cache }] });
  }

  find(path: string): KeyedRoute | undefined {
    return this.routes.get(path);
  }
}
