import type { CaptchaAnswer, CaptchaQuestion } from '@selvedge/shared/accounts/captcha/contract';

type RecaptchaQuestion = Extract<CaptchaQuestion, { readonly kind: 'recaptcha' }>;

/** Global object of Google's script. */
interface Grecaptcha {
  ready(done: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  render(
    element: HTMLElement,
    options: { readonly sitekey: string; readonly callback: (token: string) => void },
  ): void;
}

/**
 * Returns a v2 token if a box is given, because v3 was inconclusive; otherwise a v3 token. Rejects
 * if Google is unreachable.
 */
export async function askRecaptcha(
  { url, v3SiteKey, v2SiteKey, action }: RecaptchaQuestion,
  box: HTMLElement | null,
): Promise<CaptchaAnswer> {
  const google = await programOf(`${url}/api.js?render=${v3SiteKey}`);
  if (box === null) return { v3captchaToken: await google.execute(v3SiteKey, { action }) };
  return new Promise((resolve) => {
    const place = document.createElement('div');
    box.replaceChildren(place);
    google.render(place, {
      sitekey: v2SiteKey,
      callback: (v2captchaToken) => resolve({ v2captchaToken }),
    });
  });
}

let loading: Promise<Grecaptcha> | undefined;

/** Loads the script once per page. */
function programOf(src: string): Promise<Grecaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.addEventListener('error', () => reject(new Error('reCAPTCHA is unavailable')));
    script.addEventListener('load', () => {
      // The script defines this global.
      const { grecaptcha } = globalThis as unknown as { readonly grecaptcha: Grecaptcha };
      grecaptcha.ready(() => resolve(grecaptcha));
    });
    document.head.append(script);
  });
  return loading;
}
