import { Injectable } from '@nestjs/common';

import { BadgesSource } from './badges.source.js';
import { SocialProfilesSource } from './social-profiles.source.js';

/** What blocks may ask of the store itself. */
@Injectable()
export class StoreSources {
  constructor(
    readonly profiles: SocialProfilesSource,
    readonly badges: BadgesSource,
  ) {}
}
