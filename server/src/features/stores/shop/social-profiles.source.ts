import { Injectable } from '@nestjs/common';
import type { BlockSource, Sourced } from '@selvedge/shared/blocks/model/sources';
import { profilesOf, type SocialProfile } from '@selvedge/shared/catalogue/social-networks';
import type { CurrencyCode } from '@selvedge/shared/money';

import { StoreDirectory } from '../store-directory.service.js';

/** BLK-034: the networks on which a shop is found. */
@Injectable()
export class SocialProfilesSource implements BlockSource<'profiles'> {
  constructor(private readonly stores: StoreDirectory) {}

  /** Out of memory. Every page is rendered again when its store is saved, so that it needs no tag. */
  load(division: number, requests: readonly unknown[]): Promise<readonly Sourced<'profiles'>[]> {
    const answer = profilesOf(this.stores.store(division)?.socialHandles ?? {});
    return Promise.resolve(requests.map(() => ({ answer, tags: [] })));
  }

  inCurrency(_: CurrencyCode, profiles: readonly SocialProfile[]): readonly SocialProfile[] {
    return profiles;
  }
}
