import { button, element, replaceKeepingFocus } from './element.js';
import type { BlockType, PageBlock, Session } from '../connect/sdk/index.js';

/** In characters. */
const longest = 36;

interface Choosing {
  readonly session: Session;
  readonly selected: () => string | null;
  readonly choose: (id: string | null) => void;
}

/** Nested list of the page's blocks, in page order. */
export function outline({ session, selected, choose }: Choosing) {
  const list = element('ul', { class: 'outline', 'aria-label': 'Blocks of the page' });
  const item = (block: PageBlock): HTMLElement => {
    const isChosen = block.id === selected();
    const row = button(
      element(
        'span',
        {},
        element('b', {}, titleOf(session.page.types, block)),
        element('small', {}, wordsOf(block)),
      ),
      () => {
        choose(block.id);
        session.scrollTo(block.id);
      },
      { 'data-key': block.id, 'aria-pressed': String(isChosen), class: 'row' },
    );
    row.addEventListener('pointerenter', () => {
      session.hover(block.id);
    });
    row.addEventListener('pointerleave', () => {
      session.hover(null);
    });
    const inner = block.items.map(item);
    return element('li', {}, row, ...(inner.length > 0 ? [element('ul', {}, ...inner)] : []));
  };
  return {
    element: list,
    show: () => {
      const blocks = session.page.tree();
      const none = element('li', { class: 'none' }, 'The page is empty. Add its first block.');
      replaceKeepingFocus(list, ...(blocks.length === 0 ? [none] : blocks.map(item)));
    },
  };
}

export function titleOf(types: readonly BlockType[], { type }: PageBlock): string {
  return titleOfType(types, type);
}

export function titleOfType(types: readonly BlockType[], type: string): string {
  return types.find(({ name }) => name === type)?.title ?? type;
}

/** Returns a block's parent, its index and the number of its siblings. */
export function placeOf(
  blocks: readonly PageBlock[],
  id: string,
  parent: string | null = null,
): { readonly parent: string | null; readonly index: number; readonly count: number } | undefined {
  const index = blocks.findIndex((block) => block.id === id);
  if (index >= 0) return { parent, index, count: blocks.length };
  for (const block of blocks) {
    const found = placeOf(block.items, id, block.id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** First words of a block's text. */
function wordsOf({ properties }: PageBlock): string {
  const texts = ['title', 'html', 'text', 'heading', 'name', 'quote'].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const [html = ''] = texts;
  // Separates the words of adjacent paragraphs.
  const spaced = html.replaceAll('<', ' <');
  const plain = new DOMParser().parseFromString(spaced, 'text/html').body.textContent.trim();
  const letters = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  return letters.length > longest ? `${letters.slice(0, longest).join('')}…` : plain;
}
