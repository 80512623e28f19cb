import type { CanActivate, ExecutionContext } from '@nestjs/common';

import { isAnswer } from './live-socket.js';

/** Lets nobody watch who does not want to know whether they do: such a question is not answered. */
export class AnswerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return isAnswer(context.getArgByIndex(answerIndex));
  }
}

/** Of what Nest hands to a message's handler: the socket, what it sent, and its acknowledgement. */
export const answerIndex = 2;
