import { IsIn, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';

/** Forms for signed-out visitors that trigger costly work. */
export const captchaForms = ['sign-in', 'sign-up', 'forgot-password', 'quote-request'] as const;
export type CaptchaForm = (typeof captchaForms)[number];

/** Proof that a person sends the form. Empty or absent in browsers without JavaScript. */
export class CaptchaTokens {
  /** Token of reCAPTCHA v3, or the answer to a proof of work. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 4096])
  v3captchaToken?: string;

  /** Token of the reCAPTCHA v2 checkbox, requested if v3 is inconclusive. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 4096])
  v2captchaToken?: string;
}

/** Captcha answers by field name. */
export type CaptchaAnswer = Readonly<Partial<Record<'v3captchaToken' | 'v2captchaToken', string>>>;

/** Query of GET /omnis/v3/frontend/captcha/: the form. */
export class CaptchaQuery {
  @IsIn(captchaForms)
  form!: CaptchaForm;
}

/** Proof-of-work challenge of `altcha-lib`: find the number whose key begins with `keyPrefix`. */
export interface ProofOfWorkChallenge {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    readonly keySignature: string;
    readonly expiresAt: number;
    readonly data: { readonly form: string };
  };
  readonly signature: string;
}

/** Captcha challenge of a form. */
export type CaptchaQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'proof-of-work'; readonly challenge: ProofOfWorkChallenge }
  | {
      readonly kind: 'recaptcha';
      /** Address of the script. */
      readonly url: string;
      readonly v3SiteKey: string;
      readonly v2SiteKey: string;
      /** Action name for v3. */
      readonly action: string;
    };
