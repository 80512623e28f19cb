import { Injectable } from '@nestjs/common';
import type { PersonalState } from '@selvedge/shared/storefront/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { PersonalShopRequest, Visitor } from './shop-request.js';

/** One thing that pages show of the person who asks, beside the screen: who they are, the basket's count, the hearts. */
export interface PersonalSource {
  /** Null where nothing of it is on a page but the screen itself. */
  readonly name: keyof PersonalState | null;
  /** Whether the visitor has some of it, which a page of everybody's cannot show. */
  isIn(cookies: Visitor['cookies'], store: Store): boolean;
  /** What a page shows that is everybody's. */
  ofNobody(store: Store): Partial<PersonalState>;
  of(request: PersonalShopRequest): Promise<Partial<PersonalState>>;
  /** A number that tells nothing of whose it is: a page that shows no more is kept for all with the same one. */
  count?(visitor: Visitor): Promise<number | null>;
}

/** What pages show of the person who asks; the features whose it is register it at start. */
@Injectable()
export class PersonalSources {
  private readonly sources: PersonalSource[] = [];

  register(source: PersonalSource): void {
    this.sources.push(source);
  }

  isIn(cookies: Visitor['cookies'], store: Store): boolean {
    return this.sources.some((source) => source.isIn(cookies, store));
  }

  /** Whether the visitor has something of which more is shown than a number. */
  isMoreThanCountIn(cookies: Visitor['cookies'], store: Store): boolean {
    return this.sources.some((source) => source.count === undefined && source.isIn(cookies, store));
  }

  ofNobody(store: Store): PersonalState {
    return merged(this.sources.map((source) => source.ofNobody(store)));
  }

  /** Of what is `loaded` already nothing is read again. */
  of(request: PersonalShopRequest, loaded: Partial<PersonalState> = {}): Promise<PersonalState> {
    return this.read(request, (name) => !(name in loaded), loaded);
  }

  /** Some of it, for what need not know all. */
  some(
    request: PersonalShopRequest,
    names: readonly (keyof PersonalState)[],
  ): Promise<PersonalState> {
    return this.read(request, (name) => names.includes(name));
  }

  /** The number by which pages are kept; null for who has nothing that counts. */
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
