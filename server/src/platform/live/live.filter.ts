import { Catch, Logger, type ArgumentsHost, type WsExceptionFilter } from '@nestjs/common';
import { WsException } from '@nestjs/websockets';

import { InvalidInput } from '../refusals.js';
import { isAnswer } from './live-socket.js';
import { answerIndex } from './live.guard.js';

/** Answers refusals and errors in the acknowledgement; without one, the client gets no answer. */
@Catch()
export class LiveFilter implements WsExceptionFilter {
  private readonly logger = new Logger('Live');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const answer: unknown = host.getArgByIndex(answerIndex);
    const isMalformed = thrown instanceof InvalidInput;
    if (!isMalformed && !(thrown instanceof WsException))
      this.logger.error({ message: 'a live message failed', error: thrown });
    if (isAnswer(answer)) answer({ error: isMalformed ? 'malformed' : 'unavailable' });
  }
}
