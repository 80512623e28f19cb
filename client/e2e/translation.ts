import type { Page } from '@playwright/test';

/**
 * How a translator takes a text out of the page: it replaces the text by `<font>` elements, inserts
 * them and removes the text, or moves the text into them.
 */
export const translators = ['replaces', 'inserts', 'moves'] as const;
export type Translator = (typeof translators)[number];

/**
 * Translates the page as Chrome does, now and after each change: each text node gets into two
 * `<font>` elements, in guillemets and with Bengali digits in lists.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.evaluate((way) => {
    const foreign = (text: Text): string => {
      const isOption = text.parentElement?.localName === 'option';
      const digits = (digit: string): string => String.fromCodePoint(0x9_e6 + Number(digit));
      return `«${isOption ? text.data.replaceAll(/\d/g, digits) : text.data}»`;
    };
    // By namespace, because the element is deprecated in HTML.
    const make = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const wrap = (text: Text): void => {
      const outer = make();
      const inner = outer.appendChild(make());
      const translated = foreign(text);
      if (way === 'replaces') text.replaceWith(outer);
      else text.before(outer);
      if (way === 'inserts') text.remove();
      if (way === 'moves') inner.append(text);
      else inner.append(translated);
    };
    const skipped = 'script, style, font, textarea, [translate=no]';
    const translateAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode: text } = walker;
        if (text instanceof Text && !text.parentElement?.closest(skipped) && text.data.trim())
          texts.push(text);
      }
      for (const text of texts) wrap(text);
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, translator);
}
