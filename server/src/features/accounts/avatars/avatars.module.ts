import { Module } from '@nestjs/common';

import { PersonalSeal } from '../../../platform/personal-seal.js';
import { MediaModule } from '../../media/index.js';
import { AvatarsController } from './avatars.controller.js';
import { AvatarsQueries } from './avatars.queries.js';
import { Avatars } from './avatars.service.js';

/** Profile images. */
@Module({
  imports: [MediaModule],
  controllers: [AvatarsController],
  providers: [PersonalSeal, AvatarsQueries, Avatars],
  exports: [PersonalSeal, Avatars],
})
export class AvatarsModule {}
