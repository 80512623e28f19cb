import { Module } from '@nestjs/common';

import { SessionDirectory } from '../../../platform/authorization/session.js';
import { AllSessions } from './all-sessions.service.js';
import { ConfirmationsQueries } from './confirmations.queries.js';
import { Confirmations } from './confirmations.service.js';
import { SessionChange } from './session-change.http.js';
import { SessionsQueries } from './sessions.queries.js';
import { Sessions } from './sessions.service.js';

/** Sessions of browsers, and their recent password confirmations. */
@Module({
  providers: [
    SessionsQueries,
    Sessions,
    AllSessions,
    ConfirmationsQueries,
    Confirmations,
    SessionChange,
    { provide: SessionDirectory, useExisting: Sessions },
  ],
  exports: [Sessions, AllSessions, Confirmations, SessionChange, SessionDirectory],
})
export class SessionsModule {}
