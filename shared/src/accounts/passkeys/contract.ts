import {
  ArrayMaxSize,
  IsArray,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
} from 'class-validator';

import { trimmed, unlessAbsent } from '../../http/field-decorators.js';
import { messages } from '../../messages.js';
import { PasswordConfirmation } from '../two-factor/contract.js';
import { passkeyNameLength } from './limits.js';

const base64url = /^[\w-]+$/;
const text = { message: messages.required };

/** Answer of the browser; bytes in base64url. */
class PasskeyAnswer {
  @Matches(base64url, text)
  @MaxLength(1_400)
  id!: string;

  @Matches(base64url, text)
  @MaxLength(4_096)
  clientDataJSON!: string;
}

/** New credential from the browser. */
export class NewPasskey extends PasskeyAnswer {
  @trimmed
  @IsString(text)
  @Length(1, passkeyNameLength, text)
  name!: string;

  @Matches(base64url, text)
  @MaxLength(16_384)
  attestationObject!: string;

  @unlessAbsent
  @IsArray()
  @ArrayMaxSize(8)
  @Matches(/^[a-z-]{1,20}$/, { each: true })
  transports?: string[];
}

/** Signature from the browser. */
export class PasskeyProof extends PasskeyAnswer {
  @Matches(base64url, text)
  @MaxLength(4_096)
  authenticatorData!: string;

  @Matches(base64url, text)
  @MaxLength(4_096)
  signature!: string;

  /** User handle stored by the authenticator. */
  @Matches(base64url, text)
  @MaxLength(200)
  userHandle!: string;
}

/** Form of /account/two-factor/passkeys/remove/; requires confirmation of identity. */
export class RemovePasskeyForm extends PasswordConfirmation {
  @IsUUID(undefined, text)
  passkey!: string;
}

/** WebAuthn PublicKeyCredentialCreationOptionsJSON. */
export interface PasskeyCreation {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly timeout: number;
  readonly excludeCredentials: readonly { readonly type: 'public-key'; readonly id: string }[];
  readonly authenticatorSelection: {
    readonly residentKey: 'required';
    readonly requireResidentKey: true;
    readonly userVerification: 'required';
  };
  readonly attestation: 'none';
}

/** WebAuthn PublicKeyCredentialRequestOptionsJSON, without allowed credentials. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
}

/** A passkey as listed for its owner. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  /** Host that it signs in to. */
  readonly host: string;
  readonly addedAt: string;
  /** ISO 8601; null if it was never used. */
  readonly lastUsedAt: string | null;
}
