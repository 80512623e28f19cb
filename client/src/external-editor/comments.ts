import { threadOf, writing } from './comment-thread.js';
import { element } from './element.js';
import type { Tell } from './notice.js';
import type { CommentPerson, PageComments, Session } from '../connect/sdk/index.js';

/** Comments on the selected block, or on the whole page without a selection. */
export function commentsPanel({ comments, scopes }: Session, tell: Tell) {
  let said: PageComments = { threads: [], people: [] };
  let mentioned: readonly CommentPerson[] = [];
  let chosen: string | null = null;
  const { list, settled, past } = lists();
  const refused = (error: unknown): void => {
    tell(error instanceof Error ? error.message : String(error));
  };
  const change = (asking: Promise<PageComments>): void => {
    asking
      .then((now) => {
        said = now;
        draw();
      })
      .catch(refused);
  };
  const form = writing({
    label: 'Comment on this block',
    verb: 'Comment',
    people: () => mentioned,
    say: (text) => {
      if (chosen !== null) change(comments.start(chosen, text));
    },
  });
  const draw = (): void => {
    const here = said.threads.filter(({ blockId }) => chosen === null || blockId === chosen);
    const shown = (isResolved: boolean) =>
      here
        .filter(({ resolved }) => (resolved !== null) === isResolved)
        .map((thread) => threadOf(thread, { said, comments, change, people: () => mentioned }));
    list.replaceChildren(...shown(false));
    settled.replaceChildren(...shown(true));
    past.hidden = settled.childElementCount === 0;
    form.hidden = chosen === null;
  };
  const panel = panelOf(list, form, past);
  panel.hidden = !scopes.includes('comment');
  if (!panel.hidden) {
    change(comments.list());
    comments.people().then((people) => (mentioned = people), refused);
  }
  return {
    element: panel,
    show: (id: string | null) => {
      if (id === chosen) return;
      chosen = id;
      draw();
    },
  };
}

/** Lists of open and of resolved threads; the latter are collapsed. */
function lists() {
  const list = element('ul', { 'aria-label': 'Open comments' });
  const settled = element('ul', { 'aria-label': 'Resolved' });
  const past = element('details', {}, element('summary', {}, 'Resolved'), settled);
  return { list, settled, past };
}

function panelOf(...content: readonly HTMLElement[]): HTMLElement {
  const title = element('h2', {}, 'Comments');
  return element('section', { class: 'comments', 'aria-label': 'Comments' }, title, ...content);
}
