import { Module } from '@nestjs/common';

import { FeedController } from './feed.controller.js';
import { FeedReader } from './feed.queries.js';

@Module({ controllers: [FeedController], providers: [FeedReader] })
export class ProductFeedModule {}
