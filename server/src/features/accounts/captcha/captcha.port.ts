import type {
  CaptchaForm,
  CaptchaQuestion,
  CaptchaTokens,
} from '@selvedge/shared/accounts/captcha/contract';

/** The tokens of a form, as far as there are any. */
export type CaptchaProof = { readonly [Token in keyof CaptchaTokens]?: string | undefined };

/** What is sent, and where. */
export interface CaptchaAttempt {
  readonly form: CaptchaForm;
  /** `tropic.shops.example`, without a port. */
  readonly host: string;
  readonly tokens: CaptchaProof;
}

/**
 * What the tokens of a form show: a person, or no such thing. `doubtful` may still tick the box of v2; `absent`
 * is a browser without script; `unavailable` is a provider that did not answer.
 */
export type CaptchaVerdict = 'passed' | 'refused' | 'doubtful' | 'absent' | 'unavailable';

/** IDN-004: who tells people from robots. */
export abstract class CaptchaVerifier {
  /** What a browser has to do before the form is sent. */
  abstract ask(form: CaptchaForm): Promise<CaptchaQuestion>;

  abstract judge(attempt: CaptchaAttempt): Promise<CaptchaVerdict>;
}
