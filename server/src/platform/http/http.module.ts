import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';

import { CookiePrivacyHook } from './cookie-privacy.hook.js';
import { CsrfCheck } from './csrf.js';
import { EditorEntry } from './editor-entry.js';
import { ErrorPages } from './error-pages.js';
import { GuestDataTransfer } from './guest-data-transfer.js';
import { ProblemFilter } from './problem.filter.js';
import { RequestGuard } from './request.guard.js';
import { SessionCookies } from './session-cookies.js';
import { SessionEntry } from './session-entry.js';
import { contractPipe } from './validation.js';

/**
 * Common handling of every call. Needs a HostDirectory, a SessionDirectory and EditorSessions from
 * the features.
 */
@Global()
@Module({
  providers: [
    CookiePrivacyHook,
    SessionCookies,
    SessionEntry,
    GuestDataTransfer,
    CsrfCheck,
    EditorEntry,
    ErrorPages,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: RequestGuard },
    { provide: APP_PIPE, useFactory: contractPipe },
  ],
  exports: [SessionCookies, GuestDataTransfer, ErrorPages],
})
export class HttpModule {}
