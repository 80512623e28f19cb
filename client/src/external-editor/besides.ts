import { button, element } from './element.js';

/** A panel over the side of the page. */
export interface Beside {
  readonly element: HTMLElement;
  readonly toggle: () => void;
}

interface Words {
  /** What it is called, and what the button says that opens it. */
  readonly name: string;
  readonly title: string;
  readonly onOpen?: () => void;
}

export type MakeBeside = (words: Words, ...content: readonly (Node | string)[]) => Beside;

/** Makes panels, of which one at a time is open. */
export function besides(): MakeBeside {
  const all: HTMLElement[] = [];
  return ({ name, title, onOpen }, ...content) => {
    const toggle = (): void => {
      const isOpened = panel.hidden;
      for (const one of all) one.hidden = true;
      panel.hidden = !isOpened;
      if (!isOpened) return;
      onOpen?.();
      close.focus();
    };
    const close = button('×', toggle, {
      'aria-label': `Close the ${name.toLowerCase()}`,
      class: 'quiet',
    });
    const panel = element(
      'section',
      {
        class: 'beside',
        'aria-label': name,
        hidden: true,
        onkeydown: (event) => {
          if (event instanceof KeyboardEvent && event.key === 'Escape') toggle();
        },
      },
      element('header', {}, element('h2', {}, title), close),
      element('div', { class: 'beside-body' }, ...content),
    );
    all.push(panel);
    return { element: panel, toggle };
  };
}
