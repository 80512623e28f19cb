import { button, element } from './element.js';

/** A side panel next to the page. */
export interface Beside {
  readonly element: HTMLElement;
  readonly toggle: () => void;
}

interface Words {
  /** Name of the panel and text of the button that opens it. */
  readonly name: string;
  readonly title: string;
  readonly onOpen?: () => void;
}

export type MakeBeside = (words: Words, ...content: readonly (Node | string)[]) => Beside;

/** Creates side panels, of which only one is open at a time. */
export function sidePanels(): MakeBeside {
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
      'aria-label': `Close ${name.toLowerCase()} panel`,
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
