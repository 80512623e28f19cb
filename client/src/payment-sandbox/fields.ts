import type { FrameMessage, FrameRequest } from '@selvedge/shared/payments/payment-fields';

/*
 * Card fields in a frame of a shop's payment form. The shop learns the height of the frame, whether
 * the fields were refused, and a token; never the card.
 */
const form = document.querySelector('form');
const parentOrigin = form?.dataset['parent'] ?? '';

interface TokenAnswer {
  readonly token?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

function notify(message: FrameMessage): void {
  parent.postMessage(message, parentOrigin);
}

function notifyHeight(): void {
  notify({ type: 'height', px: Math.ceil(document.body.getBoundingClientRect().height) });
}

function inputs(): readonly HTMLInputElement[] {
  return [...document.querySelectorAll('input')];
}

function showError(input: HTMLInputElement, message: string | undefined): void {
  const error = document.querySelector<HTMLElement>(`#${input.id}-error`);
  if (error === null) return;
  error.textContent = message ?? '';
  error.hidden = message === undefined;
  if (message === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}

function showErrors(errors: Readonly<Record<string, string>>): void {
  for (const input of inputs()) showError(input, errors[input.name]);
  inputs()
    .find(({ name }) => errors[name] !== undefined)
    ?.focus();
  notifyHeight();
}

async function tokenize(): Promise<void> {
  const fields = Object.fromEntries(inputs().map(({ name, value }) => [name, value]));
  try {
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    // Contract of the provider that serves this script.
    const { token, errors = {} } = (await answer.json()) as TokenAnswer;
    showErrors(errors);
    notify(token === undefined ? { type: 'refused' } : { type: 'token', token });
  } catch {
    notify({ type: 'failed' });
  }
}

addEventListener('message', ({ origin, source, data }: MessageEvent<FrameRequest | null>) => {
  const isRequest = origin === parentOrigin && source === parent && data?.type === 'tokenize';
  if (isRequest) void tokenize();
});
form?.addEventListener('submit', (event) => {
  // The button is in the shop, so only the Enter key sends this form.
  event.preventDefault();
  notify({ type: 'enter' });
});
form?.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.value === '') return;
  showError(target, undefined);
  notifyHeight();
});
new ResizeObserver(notifyHeight).observe(document.body);
notify({ type: 'ready' });
