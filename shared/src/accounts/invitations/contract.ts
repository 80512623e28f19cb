import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

import { messages } from '../../messages.js';
import { NewPassword } from '../new-password.js';

/** What a link of an invitation has behind its `#`. */
export class InvitationToken {
  @IsString({ message: messages.required })
  @MaxLength(200)
  token!: string;
}

/** Somebody who was invited makes their account. */
export class JoinByInvitation extends InvitationToken {
  @IsNotEmpty({ message: messages.required })
  @IsString({ message: messages.required })
  @MaxLength(80)
  firstName!: string;

  @IsString({ message: messages.required })
  @MaxLength(80)
  lastName!: string;

  @NewPassword()
  password!: string;
}
