import { pathOfField, type FormState } from '@selvedge/shared/screens/form-state';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';

import { messageFor } from './field-messages.js';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Errors = FormState['errors'];

interface CheckedForm {
  /** The server's answer, or what the browser found when the visitor sent the form. */
  readonly form: FormState | null;
  /** Changes with each refusal, so that its summary is announced again. */
  readonly attempt: number;
  readonly handlers: {
    readonly onInvalidCapture: (event: SyntheticEvent<HTMLElement>) => void;
    readonly onInputCapture: (event: SyntheticEvent<HTMLElement>) => void;
  };
}

const isField = (target: EventTarget): target is Field =>
  target instanceof Element && 'validity' in target && 'name' in target;

/**
 * Shows the errors of the browser's own validation like those of the server: under each field, with
 * a summary above. Fields keep their values, including card data.
 */
export function useCheckedForm(sent: FormState | null): CheckedForm {
  const [{ form, attempt }, setState] = useState({ form: sent, attempt: 0 });
  const found = useRef<Record<string, readonly string[]>>({});
  const isCollecting = useRef(false);
  useEffect(() => setState((now) => ({ ...now, form: sent })), [sent]);

  const show = () => {
    const errors: Errors = found.current;
    found.current = {};
    isCollecting.current = false;
    setState((now) => ({
      form: { values: {}, message: null, ...now.form, errors },
      attempt: now.attempt + 1,
    }));
  };

  return {
    form,
    attempt,
    handlers: {
      onInvalidCapture: (event) => {
        const field = event.target;
        if (!isField(field)) return;
        // Otherwise the browser shows its own bubble at the first field.
        event.preventDefault();
        // An element around the form may have set one, which would last until the next input.
        field.setCustomValidity('');
        const message = messageFor(field.validity, field) ?? field.validationMessage;
        found.current[pathOfField(field.name)] ??= [message];
        // The browser reports all fields of a form before the next task.
        if (!isCollecting.current) setTimeout(show);
        isCollecting.current = true;
      },
      onInputCapture: ({ target }) => {
        if (form === null || !isField(target) || !target.validity.valid) return;
        const { [pathOfField(target.name)]: fixed, ...errors } = form.errors;
        if (fixed !== undefined) setState((now) => ({ ...now, form: { ...form, errors } }));
      },
    },
  };
}
