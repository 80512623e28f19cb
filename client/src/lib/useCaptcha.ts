import type { CaptchaAnswer, CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';
import { useCallback, useRef } from 'react';

/** Maximum age in milliseconds; reCAPTCHA tokens expire after two minutes. */
const freshMs = 90_000;

/**
 * Provides the captcha answer of a form. Loading and solving start when the visitor first touches
 * the form, so that submitting does not wait.
 */
export function useCaptcha(form: CaptchaForm) {
  const started = useRef<{ readonly at: number; readonly answer: Promise<CaptchaAnswer> }>(null);
  const begin = useCallback(
    (box: HTMLElement | null = null): Promise<CaptchaAnswer> => {
      const current = started.current;
      if (current !== null && (box !== null || Date.now() - current.at < freshMs))
        return current.answer;
      const answer = answered(form, box);
      started.current = { at: Date.now(), answer };
      return answer;
    },
    [form],
  );
  /** Each answer is valid once. */
  const take = useCallback(async (): Promise<CaptchaAnswer> => {
    const answer = await begin();
    started.current = null;
    return answer;
  }, [begin]);
  return { begin, take };
}

/** Without an answer, the server accepts the form with a delay. */
async function answered(form: CaptchaForm, box: HTMLElement | null): Promise<CaptchaAnswer> {
  try {
    const { answerCaptcha } = await import('./captcha.js');
    return await answerCaptcha(form, box);
  } catch {
    return {};
  }
}
