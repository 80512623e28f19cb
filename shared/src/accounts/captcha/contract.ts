import { IsIn, IsString } from 'class-validator';

import { Rules } from '../../forms/validators.js';
import { unlessAbsent } from '../../http/field-decorators.js';

/** The forms that are asked of people who are not signed in, and cost us something. */
export const captchaForms = ['sign-in', 'sign-up', 'forgot-password', 'quote-request'] as const;
export type CaptchaForm = (typeof captchaForms)[number];

/** VAL-043: what shows that a form was sent by no robot. Empty, or absent, where a browser has no script. */
export class CaptchaTokens {
  /** Of reCAPTCHA v3, or the answer to a proof of work. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 4096])
  v3captchaToken?: string;

  /** Of the box of reCAPTCHA v2, which is asked for when v3 is in doubt. */
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 4096])
  v2captchaToken?: string;
}

/** What a browser has for a form, by the names of its fields. */
export type CaptchaAnswer = Readonly<Partial<Record<'v3captchaToken' | 'v2captchaToken', string>>>;

/** GET /omnis/v3/frontend/captcha/: for which form. */
export class CaptchaQuery {
  @IsIn(captchaForms)
  form!: CaptchaForm;
}

/** What a browser has to find: the number whose key begins with `keyPrefix`. As `altcha-lib` has it. */
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

/** What a form asks of a browser before it is sent. */
export type CaptchaQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'proof-of-work'; readonly challenge: ProofOfWorkChallenge }
  | {
      readonly kind: 'recaptcha';
      /** Where its program is. */
      readonly url: string;
      readonly v3SiteKey: string;
      readonly v2SiteKey: string;
      /** What v3 is told that the form is for. */
      readonly action: string;
    };
