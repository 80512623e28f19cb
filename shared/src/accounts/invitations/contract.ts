import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { messages } from '../../messages.js';
import { NewPassword } from '../new-password.js';

/** What a link of an invitation has behind its `#`. */
export class InvitationToken {
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  token!: string;
}

/** Somebody who was invited makes their account. */
export class JoinByInvitation extends InvitationToken {
  @Rules('required', ['max_length', 80])
  firstName!: string;

  @IsString({ message: messages.required })
  @Rules(['max_length', 80])
  lastName!: string;

  @NewPassword()
  password!: string;
}
