import { button, element } from './element.js';
import { problemOf } from './problem-messages.js';

/** Centred message card. */
function card(title: string, ...content: readonly (Node | string)[]): HTMLElement {
  return element(
    'main',
    { class: 'screen' },
    element(
      'section',
      { class: 'card', 'aria-labelledby': 'card-title' },
      element('span', { class: 'mark', 'aria-hidden': 'true' }, 'P'),
      element('h1', { id: 'card-title' }, title),
      ...content,
    ),
  );
}

/** Shown when the editor is opened without a code. */
export function welcome(): HTMLElement {
  const steps = [
    'Go to the page in your shop dashboard.',
    'Choose “Open in another editor…” and select this address.',
    'The page opens here with the permissions you granted.',
  ];
  return card(
    'Paper, an external editor',
    element(
      'p',
      {},
      'Paper is a separate program on its own domain. It edits shop pages through the connect protocol.',
    ),
    element('ol', {}, ...steps.map((step) => element('li', {}, step))),
  );
}

export function refusal(code: string, message: string): HTMLElement {
  const { title, text } = problemOf(code, message);
  return card(title, element('p', { role: 'alert' }, text), element('code', {}, code));
}

/** Dialog on top of the page after the session has ended. */
export function ended(code: string): HTMLDialogElement {
  const { title, text } = problemOf(code);
  const dialog = element(
    'dialog',
    { class: 'ended', 'aria-labelledby': 'ended-title' },
    element('h2', { id: 'ended-title' }, title),
    element('p', {}, text),
    button('View page', () => dialog.close()),
  );
  return dialog;
}
