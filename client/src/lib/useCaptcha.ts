import type { CaptchaAnswer, CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';
import { useCallback, useRef } from 'react';

/** Tokens of reCAPTCHA are good for two minutes. */
const freshMs = 90_000;

/**
 * What shows that a form is sent by no robot. Its program comes when somebody touches the form, and begins at once, so that
 * whoever is done with the fields does not wait.
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
  /** Each answer counts once. */
  const take = useCallback(async (): Promise<CaptchaAnswer> => {
    const answer = await begin();
    started.current = null;
    return answer;
  }, [begin]);
  return { begin, take };
}

/** Without one the server lets people through as well, and makes them wait. */
async function answered(form: CaptchaForm, box: HTMLElement | null): Promise<CaptchaAnswer> {
  try {
    const { answerCaptcha } = await import('./captcha.js');
    return await answerCaptcha(form, box);
  } catch {
    return {};
  }
}
