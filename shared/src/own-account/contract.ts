import { IsUUID } from 'class-validator';

import { messages } from '../messages.js';

/** The form beside a session: which one ends. */
export class EndSession {
  @IsUUID(undefined, { message: messages.required })
  session!: string;
}
