import type { CanActivate, ExecutionContext } from '@nestjs/common';

import { isAnswer } from './live-socket.js';

/** Rejects requests without an acknowledgement callback, as the client could not see a refusal. */
export class AnswerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return isAnswer(context.getArgByIndex(answerIndex));
  }
}

/** Argument position of the acknowledgement in a handler: after the socket and the payload. */
export const answerIndex = 2;
