import { IsEmail, IsOptional, IsString, Length, MaxLength, NotContains } from 'class-validator';

import { messages } from '../messages.js';
import type { Permission } from '../permissions/codes.js';
import type { HostContext } from '../permissions/hosts.js';
import type { Ability } from '../permissions/policies.js';

/** API-010 POST /omnis/v3/dashboard/secure/login/. Unknown fields are refused; the tokens are for captchas and two-factor. */
export class Login {
  @IsEmail({}, { message: messages.email })
  @MaxLength(254)
  email!: string;

  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  password!: string;

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  v3captchaToken?: string;

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  v2captchaToken?: string;

  @IsOptional()
  @IsString()
  @MaxLength(16)
  twoFactorAuthCode?: string;

  @IsOptional()
  @IsString()
  @MaxLength(512)
  @NotContains(' ')
  token?: string;

  /** Where a form post goes afterwards; only a path of this host is honoured (RTE-069). */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  redirect_uri?: string;
}

/** API-055 POST /omnis/v3/frontend/store-access/, and the form of a closed shop's gate. */
export class StoreAccess {
  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  password!: string;
}

/** IDN-015, A-41: about the session, never about the shop. */
export interface InitialState {
  readonly user: {
    readonly kind: 'customer' | 'staff';
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly verified: boolean;
    readonly signedEula: boolean;
    readonly internal: boolean;
  } | null;
  readonly permissions: readonly Permission[];
  /** What they may do here, so that nothing is offered which would be refused. */
  readonly abilities: readonly Ability[];
  readonly context: HostContext;
  readonly store: {
    readonly active: {
      readonly id: number;
      readonly name: string;
      readonly pro: boolean;
      readonly paymentProcessor: { readonly type: 'teemill' | 'direct' };
    } | null;
  };
  readonly flags: Readonly<Record<string, boolean>>;
  readonly csrfToken: string;
}
