import { button, element } from './element.js';
import type { Session } from '../connect/sdk/index.js';

interface Actions {
  readonly session: Session;
  readonly onAdd: () => void;
  /** Side panels by the text of their buttons. */
  readonly besides: Readonly<Record<string, () => void>>;
  /** Called after the page was saved or published. */
  readonly onKept: () => void;
  readonly onWidth: (width: number | undefined) => void;
  readonly tell: (text: string) => void;
}

const WIDTHS = [
  { text: 'Phone', width: 390 },
  { text: 'Tablet', width: 768 },
  { text: 'Full', width: undefined },
] as const;

/** Status of the page and commands for all of it. */
export function topBar(actions: Actions) {
  const { session, onAdd, besides, onWidth } = actions;
  const title = element('h1', {}, '');
  const state = element('p', { class: 'state', role: 'status' });
  const [undo, redo] = [
    button('↶', () => session.undo.undo(), { 'aria-label': 'Undo', class: 'quiet' }),
    button('↷', () => session.undo.redo(), { 'aria-label': 'Redo', class: 'quiet' }),
  ];
  const show = (): void => {
    const page = session.page.properties()['title'];
    title.textContent = typeof page === 'string' && page !== '' ? page : 'Untitled page';
    const { kind, text } = stateOf(session);
    state.textContent = text;
    state.dataset['kind'] = kind;
    const isOver = session.status === 'closed';
    undo.disabled = isOver || !session.undo.canUndo();
    redo.disabled = isOver || !session.undo.canRedo();
  };
  for (const name of ['stack-item-added', 'stack-item-popped'] as const)
    session.undo.on(name, show);
  return {
    element: element(
      'header',
      { class: 'bar' },
      element('span', { class: 'mark', 'aria-hidden': 'true' }, 'P'),
      title,
      state,
      element('span', { class: 'room' }),
      widths(onWidth),
      element('div', { class: 'steps' }, undo, redo),
      element(
        'div',
        { class: 'bar-tools' },
        ...Object.entries(besides).map(([name, toggle]) => button(name, toggle)),
        ...keeping(actions),
        button('Add block', onAdd, { class: 'add-button' }),
      ),
      ...publishing(actions),
    ),
    show,
  };
}

/** Most urgent status first. */
function stateOf({ status, online, saved, scopes }: Session) {
  if (status === 'closed') return { kind: 'ended', text: 'Ended' };
  if (!online) return { kind: 'away', text: 'Offline: changes will be saved when you reconnect' };
  if (status === 'suspended') return { kind: 'away', text: 'The page is not responding' };
  if (!saved) return { kind: 'busy', text: 'Saving…' };
  return { kind: 'well', text: scopes.includes('page:write') ? 'Saved' : 'Limited permissions' };
}

function widths(onWidth: Actions['onWidth']): HTMLElement {
  const buttons = WIDTHS.map(({ text, width }) =>
    button(
      text,
      () => {
        for (const one of buttons)
          one.setAttribute('aria-pressed', String(one.textContent === text));
        onWidth(width);
      },
      { 'aria-pressed': String(width === undefined) },
    ),
  );
  return element('div', { class: 'widths', role: 'group', 'aria-label': 'Width' }, ...buttons);
}

/** Publish button; only with the scope. */
function publishing({ session, tell, onKept }: Actions): readonly HTMLElement[] {
  if (!session.scopes.includes('publish')) return [];
  const asked = async (): Promise<void> => {
    await session.publish();
    tell('Published. Shoppers see this page now.');
    onKept();
  };
  return [asking('Publish', asked, { tell, kind: 'primary' })];
}

/** Save button: adds a revision without publishing it. */
function keeping({ session, tell, onKept }: Actions): readonly HTMLElement[] {
  if (!session.scopes.includes('page:write')) return [];
  const asked = async (): Promise<void> => {
    await session.save();
    tell('Saved to the page history. The published page is unchanged.');
    onKept();
  };
  return [asking('Save', asked, { tell, kind: '' })];
}

/** Button for a call that takes a while and may be refused. */
function asking(
  text: string,
  ask: () => Promise<void>,
  { tell, kind }: { readonly tell: Actions['tell']; readonly kind: string },
): HTMLButtonElement {
  const asked = button(
    text,
    () => {
      asked.disabled = true;
      ask()
        .catch((error: unknown) => {
          tell(error instanceof Error ? error.message : String(error));
        })
        .finally(() => {
          asked.disabled = false;
        });
    },
    { class: kind },
  );
  return asked;
}
