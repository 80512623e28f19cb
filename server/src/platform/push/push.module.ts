import { Module } from '@nestjs/common';

import { VapidKeys } from './vapid-keys.js';
import { WebPush } from './web-push.js';

/** Push messages to browsers whose window is closed. */
@Module({ providers: [VapidKeys, WebPush], exports: [VapidKeys, WebPush] })
export class PushModule {}
