import { actionsOn, type Actions } from './actions.js';
import { addBlock } from './add-block.js';
import { commentsPanel } from './comments.js';
import { button, element } from './element.js';
import { notices } from './notice.js';
import { outline } from './outline.js';
import { properties } from './properties.js';
import { ended } from './screens.js';
import { themePanel } from './theme.js';
import { topBar } from './top-bar.js';
import type { Session } from '../connect/sdk/index.js';

/** What is seen of the three where there is no room for all. */
const SIDES = ['Blocks', 'Page', 'Properties'] as const;

/** Puts the editor around the frame, which stays where it is: moved, it would be loaded anew. */
export function furnish(root: HTMLElement, session: Session, frame: HTMLIFrameElement): void {
  let selected: string | null = null;
  const choose = (id: string | null): void => {
    selected = id;
    session.select(id);
    show();
  };
  const notice = notices();
  const { tell } = notice;
  const chosen = { selected: () => selected, choose };
  const actions = actionsOn(session, chosen, tell);
  const adding = addBlock(session.page.types, actions.add);
  const looks = themePanel(session, tell);
  const comments = commentsPanel(session, tell);
  const opening = { onAdd: adding.open, onLooks: looks.toggle };
  const bar = topBar({ session, tell, ...opening, onWidth: setWidth(frame) });
  const list = outline({ session, ...chosen });
  const panel = properties({
    ...{ session, attempt: actions.attempt },
    actions: () => buttonsFor(actions),
  });
  const show = (): void => {
    if (selected !== null && session.page.get(selected) === undefined) selected = null;
    bar.show();
    list.show();
    panel.show(selected);
    comments.show(selected);
  };
  root.prepend(
    bar.element,
    element('nav', { class: 'left', 'aria-label': 'Blocks' }, list.element),
  );
  root.append(
    element('aside', { class: 'right', 'aria-label': 'Chosen' }, panel.element, comments.element),
    looks.element,
    sides(root),
    notice.element,
    adding.element,
  );
  listen(session, { show, choose, root, focusWords: panel.focus });
  show();
}

interface Listening {
  readonly show: () => void;
  readonly choose: (id: string | null) => void;
  readonly focusWords: () => void;
  readonly root: HTMLElement;
}

/** What the page and the session tell. */
function listen(session: Session, { show, choose, focusWords, root }: Listening): void {
  let drawing = 0;
  const showSoon = (): void => {
    drawing ||= requestAnimationFrame(() => {
      drawing = 0;
      show();
    });
  };
  for (const name of ['change', 'saved', 'online', 'status'] as const) session.on(name, showSoon);
  session.on('selected', ({ id }) => {
    choose(id);
  });
  session.on('text:edit-start', ({ id }) => {
    choose(id);
    root.dataset['side'] = 'Properties';
    focusWords();
  });
  session.on('closed', ({ code }) => {
    const dialog = ended(code);
    root.append(dialog);
    root.classList.add('over');
    dialog.showModal();
  });
}

function buttonsFor({ step, remove }: Actions): readonly HTMLElement[] {
  const by = (count: number) => () => {
    step(count);
  };
  return [
    button('↑', by(-1), { 'aria-label': 'Move up' }),
    button('↓', by(1), { 'aria-label': 'Move down' }),
    button('Delete', remove, { class: 'danger' }),
  ];
}

function setWidth(frame: HTMLIFrameElement): (width: number | undefined) => void {
  return (width) => {
    frame.style.maxWidth = width === undefined ? 'none' : `${String(width)}px`;
  };
}

function sides(root: HTMLElement): HTMLElement {
  const buttons = SIDES.map((name) =>
    button(name, () => {
      root.dataset['side'] = name;
    }),
  );
  return element('nav', { class: 'sides', 'aria-label': 'Show' }, ...buttons);
}
