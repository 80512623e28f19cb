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

/** What a browser answers with; bytes in base64url. */
class PasskeyAnswer {
  @Matches(base64url, text)
  @MaxLength(1_400)
  id!: string;

  @Matches(base64url, text)
  @MaxLength(4_096)
  clientDataJSON!: string;
}

/** What the browser made. */
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

/** What the browser signed. */
export class PasskeyProof extends PasskeyAnswer {
  @Matches(base64url, text)
  @MaxLength(4_096)
  authenticatorData!: string;

  @Matches(base64url, text)
  @MaxLength(4_096)
  signature!: string;

  /** Whose it is, as the authenticator keeps it. */
  @Matches(base64url, text)
  @MaxLength(200)
  userHandle!: string;
}

/** The form of /account/two-factor/passkeys/remove/: whoever fills it in shows that it is them. */
export class RemovePasskeyForm extends PasswordConfirmation {
  @IsUUID(undefined, text)
  passkey!: string;
}

/** What a browser makes a passkey with: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
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

/** What a browser asks for a passkey with: PublicKeyCredentialRequestOptionsJSON. Nobody is named. */
export interface PasskeyRequest {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
}

/** One of somebody's passkeys, as they see it. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  /** The host that it lets in at. */
  readonly host: string;
  /** ISO 8601. */
  readonly addedAt: string;
  /** ISO 8601; null where it was not used yet. */
  readonly lastUsedAt: string | null;
}
