import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { PersonalShopRequest, Visitor } from './shop-request.js';

/**
 * Source of one part of a visitor's personal state on pages: account, basket count or favourites.
 */
export interface PersonalSource {
  /** Key in the personal state; null if only screens show it. */
  readonly name: keyof PersonalState | null;
  /** Whether the visitor has such data, which shared pages cannot show. */
  isIn(cookies: Visitor['cookies'], store: Store): boolean;
  /** State on a shared page. */
  forEveryone(store: Store): Partial<PersonalState>;
  of(request: PersonalShopRequest): Promise<Partial<PersonalState>>;
  /**
   * Number that reveals nothing about its owner; pages that show only it are shared by all visitors
   * with the same number.
   */
  count?(visitor: Visitor): Promise<number | null>;
}

/** Registry of personal state sources; features register theirs at start-up. */
@Injectable()
export class PersonalSources {
  private readonly sources: PersonalSource[] = [];

  register(source: PersonalSource): void {
    this.sources.push(source);
  }

  isIn(cookies: Visitor['cookies'], store: Store): boolean {
    return this.sources.some((source) => source.isIn(cookies, store));
  }

  /** Whether the visitor has data that pages show as more than a number. */
  isMoreThanCountIn(cookies: Visitor['cookies'], store: Store): boolean {
    return this.sources.some((source) => source.count === undefined && source.isIn(cookies, store));
  }

  forEveryone(store: Store): PersonalState {
    return merged(this.sources.map((source) => source.forEveryone(store)));
  }

  /** Reads the personal state, except what is already `loaded`. */
  of(request: PersonalShopRequest, loaded: Partial<PersonalState> = {}): Promise<PersonalState> {
    return this.read(request, (name) => !(name in loaded), loaded);
  }

  /** Reads only the named parts. */
  some(
    request: PersonalShopRequest,
    names: readonly (keyof PersonalState)[],
  ): Promise<PersonalState> {
    return this.read(request, (name) => names.includes(name));
  }

  /** Returns the number by which pages are cached; null if the visitor has none. */
  async count(visitor: Visitor): Promise<number | null> {
    for (const source of this.sources) if (source.count) return source.count(visitor);
    return null;
  }

  private async read(
    request: PersonalShopRequest,
    isRequired: (name: keyof PersonalState) => boolean,
    loaded: Partial<PersonalState> = {},
  ): Promise<PersonalState> {
    const required = this.sources.filter(({ name }) => name !== null && isRequired(name));
    const read = await Promise.all(required.map((source) => source.of(request)));
    return merged([...read, loaded]);
  }
}

function merged(parts: readonly Partial<PersonalState>[]): PersonalState {
  return parts.reduce<PersonalState>((all, part) => ({ ...all, ...part }), {
    basketQuantity: null,
  });
}
