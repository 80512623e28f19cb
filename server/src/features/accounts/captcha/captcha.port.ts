import type {
  CaptchaForm,
  CaptchaQuestion,
  CaptchaTokens,
} from '@selvedge/shared/accounts/captcha/contract';

/** Captcha tokens of a form; each may be missing. */
export type CaptchaProof = { readonly [Token in keyof CaptchaTokens]?: string | undefined };

export interface CaptchaAttempt {
  readonly form: CaptchaForm;
  /** `tropic.shops.example`, without a port. */
  readonly host: string;
  readonly tokens: CaptchaProof;
}

/**
 * Result of a captcha check. `doubtful` may still pass by the v2 checkbox; `absent` is a browser
 * without JavaScript; `unavailable` is a provider that did not answer.
 */
export type CaptchaVerdict = 'passed' | 'refused' | 'doubtful' | 'absent' | 'unavailable';

/** Captcha provider (IDN-004). */
export abstract class CaptchaVerifier {
  /** Returns the challenge that a browser solves before it sends the form. */
  abstract ask(form: CaptchaForm): Promise<CaptchaQuestion>;

  abstract judge(attempt: CaptchaAttempt): Promise<CaptchaVerdict>;
}
