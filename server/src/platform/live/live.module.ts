import { Global, Module } from '@nestjs/common';

import { LiveAuthenticator } from './live-authenticator.js';
import { LiveCursors } from './live-cursors.js';
import { LiveGateway } from './live-gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveSessions } from './live-sessions.js';
import { LiveTopics } from './live-topics.js';
import { ProcessMessages } from './process-messages.js';
import { SessionAuthenticator } from './session-authenticator.js';

/** Live connection at `/live/`. Features register their topics with LiveTopics. */
@Global()
@Module({
  providers: [
    LiveTopics,
    LiveSessions,
    LiveCursors,
    ProcessMessages,
    LiveHub,
    LiveGateway,
    { provide: LiveAuthenticator, useClass: SessionAuthenticator },
  ],
  exports: [LiveTopics, LiveSessions, LiveCursors, LiveHub, ProcessMessages],
})
export class LiveModule {}
