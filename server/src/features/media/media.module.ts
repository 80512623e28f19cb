import { Module } from '@nestjs/common';

import { MediaController } from './media.controller.js';
import { Mockups } from './mockups.js';

@Module({ controllers: [MediaController], providers: [Mockups] })
export class MediaModule {}
