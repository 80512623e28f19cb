import type { CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';
import { useEffect, useRef, type SubmitEvent } from 'react';

import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCaptcha } from '../../lib/useCaptcha.js';

/**
 * A form that leads to another page, and is sent with what shows that no robot sends it. Without script it is sent as it is.
 */
export function useCaptchaForm(form: CaptchaForm) {
  const { busy, onSubmit: begins } = useBusyForm();
  const { begin, take } = useCaptcha(form);
  const box = useRef<HTMLDivElement>(null);
  // The box of reCAPTCHA v2 is there when it is asked for, before anybody touches the form.
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
