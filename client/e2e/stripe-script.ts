import type { Page } from '@playwright/test';

/** Price that Stripe's element shows, as the page has passed it. */
export interface ElementPrice {
  readonly amount: number;
  readonly currency: string;
}

/**
 * Answers browsers in place of Stripe: its script with a payment element of one field, and the call
 * that creates confirmation tokens, which the fake Stripe at `fakeUrl` answers. The pages run under
 * their own content security policy.
 */
export async function serveStripeScript(page: Page, fakeUrl: string): Promise<void> {
  await page.route('https://js.stripe.com/endive/stripe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://js.stripe.com/fields.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: fields }),
  );
  await page.route('https://api.stripe.com/v1/confirmation_tokens', async (route) => {
    const answer = await fetch(`${fakeUrl}/v1/confirmation_tokens`, {
      method: 'POST',
      body: route.request().postData() ?? '',
    });
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ headers, contentType: 'application/json', body: await answer.text() });
  });
}

/** The last price and appearance that the page gave to the element. */
export function elementOptions(page: Page): Promise<ElementPrice & { appearance: object }> {
  return page.evaluate(() => JSON.parse(document.documentElement.dataset['stripe'] ?? '{}'));
}

const fields = `<!doctype html><html lang="en"><title>Card</title>
<label>Card number <input name="number"></label>
<script>
addEventListener('message', ({ source, data }) => {
  if (data === 'read') source.postMessage({ number: document.querySelector('input').value }, '*');
});
</script></html>`;

/** The parts of https://docs.stripe.com/js that the payment form uses. */
const script = `
window.Stripe = (key) => {
  let frame;
  const note = (changes) => {
    const root = document.documentElement;
    root.dataset.stripe = JSON.stringify({ ...JSON.parse(root.dataset.stripe ?? '{}'), ...changes });
  };
  const read = () => new Promise((resolve) => {
    addEventListener('message', ({ data }) => resolve(data.number), { once: true });
    frame.contentWindow.postMessage('read', '*');
  });
  return {
    elements: (options) => {
      note(options);
      const listeners = {};
      return {
        create: () => ({
          on: (name, listener) => { listeners[name] = listener; },
          mount: (container) => {
            frame = document.createElement('iframe');
            frame.title = 'Secure payment input frame';
            frame.src = 'https://js.stripe.com/fields.html';
            frame.onload = () => listeners.ready();
            container.append(frame);
          },
          destroy: () => frame.remove(),
          focus: () => frame.focus(),
        }),
        update: note,
        submit: async () => (await read()) === ''
          ? { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
          : {},
      };
    },
    createConfirmationToken: async () => {
      const body = new URLSearchParams({ number: (await read()).replaceAll(' ', '') });
      const headers = { authorization: 'Bearer ' + key };
      const answer = await fetch('https://api.stripe.com/v1/confirmation_tokens', { method: 'POST', body });
      return { confirmationToken: await answer.json() };
    },
  };
};`;
