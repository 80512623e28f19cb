import { IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { messages } from '../../messages.js';
import { NewPassword } from '../new-password.js';

/** Token in the fragment of an invitation link. */
export class InvitationToken {
  @IsString({ message: messages.required })
  @Rules(['max_length', 200])
  token!: string;
}

/** Account creation by an invited person. */
export class JoinByInvitation extends InvitationToken {
  @Rules('required', ['max_length', 80])
  firstName!: string;

  @IsString({ message: messages.required })
  @Rules(['max_length', 80])
  lastName!: string;

  @NewPassword()
  password!: string;
}
