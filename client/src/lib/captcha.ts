import type {
  CaptchaAnswer,
  CaptchaForm,
  CaptchaQuestion,
  ProofOfWorkChallenge,
} from '@selvedge/shared/accounts/captcha/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { call } from './http.js';

/**
 * Does what the server asks before a form is sent (VAL-043). Where there is an element for it, the person ticks
 * the box of reCAPTCHA v2 there. Rejects where it cannot be done; the form may be sent without, and waits then.
 */
export async function answerCaptcha(
  form: CaptchaForm,
  box: HTMLElement | null = null,
): Promise<CaptchaAnswer> {
  const question = await call<CaptchaQuestion>('GET', `/frontend/captcha/?form=${form}`);
  switch (question.kind) {
    case 'none':
      return {};
    case 'proof-of-work':
      return { v3captchaToken: await work(question.challenge) };
    case 'recaptcha': {
      const { askRecaptcha } = await import('./recaptcha.js');
      return askRecaptcha(question, box);
    }
  }
}

/** The keys are derived beside the page's own thread, so that it stays at hand. */
async function work(challenge: ProofOfWorkChallenge): Promise<string> {
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({
    challenge: { parameters: { ...parameters, data: { ...parameters.data } }, signature },
    deriveKey,
  });
  if (solution === null) throw new Error('The work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
