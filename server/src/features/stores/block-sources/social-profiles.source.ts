import { Injectable } from '@nestjs/common';
import type { BlockSource, Sourced } from '@selvedge/shared/blocks/model/sources';
import { profilesOf, type SocialProfile } from '@selvedge/shared/catalogue/social-networks';
import type { CurrencyCode } from '@selvedge/shared/money';

import { StoreDirectory } from '../store-directory.service.js';

/** BLK-034: social network profiles of a shop. */
@Injectable()
export class SocialProfilesSource implements BlockSource<'profiles'> {
  constructor(private readonly stores: StoreDirectory) {}

  /** Needs no cache tag: it reads from memory, and saving the store renders every page again. */
  load(division: number, requests: readonly unknown[]): Promise<readonly Sourced<'profiles'>[]> {
    const answer = profilesOf(this.stores.store(division)?.socialHandles ?? {});
    return Promise.resolve(requests.map(() => ({ answer, tags: [] })));
  }

  inCurrency(_: CurrencyCode, profiles: readonly SocialProfile[]): readonly SocialProfile[] {
    return profiles;
  }
}
