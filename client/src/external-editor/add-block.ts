import { button, element } from './element.js';
import type { BlockType } from '../connect/sdk/index.js';

/** Dialog with a searchable list of block types. */
export function addBlock(types: readonly BlockType[], add: (type: BlockType) => void) {
  const list = element('div', { class: 'types' });
  const search = element('input', {
    type: 'search',
    placeholder: 'Find a block',
    'aria-label': 'Find a block',
    oninput: () => {
      show();
    },
  });
  const dialog = element(
    'dialog',
    { class: 'add', 'aria-label': 'Add a block' },
    element(
      'header',
      {},
      element('h2', {}, 'Add a block'),
      button('×', () => dialog.close(), { 'aria-label': 'Close', class: 'quiet' }),
    ),
    search,
    list,
  );
  const show = (): void => {
    const wanted = search.value.trim().toLowerCase();
    const found = types.filter(({ title }) => title.toLowerCase().includes(wanted));
    list.replaceChildren(
      ...found.map((type) =>
        button(type.title, () => {
          dialog.close();
          add(type);
        }),
      ),
    );
  };
  return {
    element: dialog,
    open: () => {
      search.value = '';
      show();
      dialog.showModal();
    },
  };
}
