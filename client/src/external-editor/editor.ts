import { actionsOn, type Actions } from './actions.js';
import { addBlock } from './add-block.js';
import { sidePanels } from './side-panels.js';
import { commentsPanel } from './comments.js';
import { button, element } from './element.js';
import { historyPanel } from './history.js';
import { notices, type Tell } from './notice.js';
import { outline } from './outline.js';
import { pagesPanel } from './pages.js';
import { properties } from './properties.js';
import { ended } from './screens.js';
import { themePanel } from './theme.js';
import { topBar } from './top-bar.js';
import { viewPanel } from './view.js';
import type { Session } from '../connect/sdk/index.js';

/** Panels to choose from on a narrow screen. */
const SIDES = ['Blocks', 'Page', 'Properties'] as const;

/** Builds the editor around the frame without moving it: moving an iframe reloads it. */
export function mountEditor(root: HTMLElement, session: Session, frame: HTMLIFrameElement): void {
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
  const { beside, history, toggles, away } = besidesOf(session, tell);
  const comments = commentsPanel(session, tell);
  const bar = topBar({
    ...{ session, tell, besides: toggles },
    onAdd: adding.open,
    onKept: history.ask,
    onWidth: setWidth(frame),
  });
  const list = outline({ session, ...chosen });
  const panel = properties({
    ...{ session, attempt: actions.attempt, choose },
    actions: () => buttonsFor(actions),
  });
  const show = (): void => {
    if (selected !== null && session.page.get(selected) === undefined) selected = null;
    bar.show();
    list.show();
    panel.show(selected);
    comments.show(selected);
    history.show();
  };
  frame.before(away);
  root.prepend(
    bar.element,
    element('nav', { class: 'left', 'aria-label': 'Blocks' }, list.element),
  );
  const right = { class: 'right', 'aria-label': 'Selection' };
  root.append(
    element('aside', right, panel.element, comments.element),
    ...beside,
    sides(root),
    notice.element,
    adding.element,
  );
  listen(session, { show, choose, root, tell, focusWords: panel.focus });
  show();
}

interface Listening {
  readonly show: () => void;
  readonly choose: (id: string | null) => void;
  readonly tell: Tell;
  readonly focusWords: () => void;
  readonly root: HTMLElement;
}

/** Listens to the events of page and session. */
function listen(session: Session, { show, choose, focusWords, root, tell }: Listening): void {
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
  session.on('link:clicked', ({ href }) => {
    tell(`This link leads to ${href}. To open a page, use Pages.`);
  });
  session.on('route:blocked', ({ url }) => {
    tell(`The shop blocked the link to ${url}.`);
  });
  session.on('page:error', ({ message }) => {
    tell(message);
  });
  session.on('closed', ({ code }) => {
    const dialog = ended(code);
    root.append(dialog);
    root.classList.add('over');
    dialog.showModal();
  });
}

/** Side panels that the session's scopes allow. */
function besidesOf(session: Session, tell: Tell) {
  const { scopes, module } = session;
  const make = sidePanels();
  const pages = pagesPanel(session, make, tell);
  const history = historyPanel(session, make, tell);
  const looks = themePanel(session, make, tell);
  const view = viewPanel(session, make);
  return {
    ...{ history, away: pages.away },
    beside: [pages, history, looks, view].map((one) => one.element),
    toggles: {
      ...(scopes.includes('pages:list') && { Pages: pages.toggle }),
      ...(module === 'v3Dev' && { History: history.toggle }),
      ...(scopes.includes('theme:preview') && { Theme: looks.toggle }),
      View: view.toggle,
    },
  };
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
