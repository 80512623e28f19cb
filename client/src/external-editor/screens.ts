import { button, element } from './element.js';
import { problemOf } from './words.js';

/** One message in the middle of the window. */
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

/** Opened without a code: by its address. */
export function welcome(): HTMLElement {
  const steps = [
    'Open a page in the dashboard of your shop.',
    'Choose “Open in another editor…”, and this address.',
    'The page opens here, with the rights that you gave.',
  ];
  return card(
    'Paper, an editor from elsewhere',
    element(
      'p',
      {},
      'It is a program of another company, on another address. It edits pages of a shop by the connect protocol.',
    ),
    element('ol', {}, ...steps.map((step) => element('li', {}, step))),
  );
}

export function refusal(code: string, message: string): HTMLElement {
  const { title, text } = problemOf(code, message);
  return card(title, element('p', { role: 'alert' }, text), element('code', {}, code));
}

/** Over the page that was being edited. */
export function ended(code: string): HTMLDialogElement {
  const { title, text } = problemOf(code);
  const dialog = element(
    'dialog',
    { class: 'ended', 'aria-labelledby': 'ended-title' },
    element('h2', { id: 'ended-title' }, title),
    element('p', {}, text),
    button('Look at the page', () => dialog.close()),
  );
  return dialog;
}
