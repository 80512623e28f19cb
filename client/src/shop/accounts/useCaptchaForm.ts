import type { CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';
import { useEffect, useRef, type SubmitEvent } from 'react';

import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCaptcha } from '../../lib/useCaptcha.js';

/**
 * Adds the reCAPTCHA token to a form before it is submitted. Without script the form is sent
 * unchanged.
 */
export function useCaptchaForm(form: CaptchaForm) {
  const { busy, onSubmit: begins } = useBusyForm();
  const { begin, take } = useCaptcha(form);
  const box = useRef<HTMLDivElement>(null);
  // The challenge is already loaded when it is needed.
  useEffect(() => {
    if (box.current !== null) void begin(box.current);
  }, [begin]);
  const onFocus = () => void begin(box.current);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    begins();
    const { currentTarget: element } = event;
    void take().then((tokens) => {
      const add = ({ formData }: FormDataEvent) => {
        for (const [name, token] of Object.entries(tokens)) formData.set(name, token);
      };
      element.addEventListener('formdata', add, { once: true });
      element.submit();
    });
  };
  return { busy, box, handlers: { onFocus, onSubmit } };
}
