import { element } from './element.js';

/** Display time in milliseconds. */
const stays = 6_000;

/** Shows a message for a while, with optional buttons. */
export type Tell = (text: string, ...more: readonly HTMLElement[]) => void;

export function notices(): { readonly element: HTMLElement; readonly tell: Tell } {
  const notice = element('p', { class: 'notice', role: 'status' });
  let fading = 0;
  return {
    element: notice,
    tell: (text, ...more) => {
      clearTimeout(fading);
      notice.replaceChildren(text, ...more);
      fading = window.setTimeout(() => {
        notice.replaceChildren();
      }, stays);
    },
  };
}
