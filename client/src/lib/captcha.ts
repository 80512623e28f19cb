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
 * Solves the challenge that the server requires before a form is sent. With a `box` element, the
 * visitor ticks the reCAPTCHA v2 checkbox there. Rejects if it fails; the form may be sent without
 * an answer, and is then delayed.
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

/** Derives keys in a worker, so that the page stays responsive. */
async function work(challenge: ProofOfWorkChallenge): Promise<string> {
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({
    challenge: { parameters: { ...parameters, data: { ...parameters.data } }, signature },
    deriveKey,
  });
  if (solution === null) throw new Error('Solving the challenge took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
