import { element } from './element.js';

/** In milliseconds. */
const stays = 6_000;

/** Says something for a while, with what can be done about it. */
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
