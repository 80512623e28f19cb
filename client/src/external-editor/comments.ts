import { button, element } from './element.js';
import type { Tell } from './notice.js';
import type { CommentThread, PageComments, Session } from '../connect/sdk/index.js';

/** What is said about the chosen block, or about all of the page where none is chosen. */
export function commentsPanel({ comments, scopes }: Session, tell: Tell) {
  let said: PageComments = { threads: [], people: [] };
  let chosen: string | null = null;
  const list = element('ul', { 'aria-label': 'Said about this' });
  const change = (asking: Promise<PageComments>): void => {
    asking
      .then((now) => {
        said = now;
        draw();
      })
      .catch((error: unknown) => {
        tell(error instanceof Error ? error.message : String(error));
      });
  };
  const form = writing((text) => {
    if (chosen !== null) change(comments.start(chosen, text));
  });
  const draw = (): void => {
    const open = said.threads.filter(({ blockId, resolved }) => {
      return resolved === null && (chosen === null || blockId === chosen);
    });
    const resolve = ({ id }: CommentThread) => {
      change(comments.resolve(id));
    };
    list.replaceChildren(...open.map((thread) => threadOf(thread, said, resolve)));
    form.hidden = chosen === null;
  };
  const panel = element(
    'section',
    { class: 'comments', 'aria-label': 'Comments' },
    element('h2', {}, 'Comments'),
    list,
    form,
  );
  panel.hidden = !scopes.includes('comment');
  if (!panel.hidden) change(comments.list());
  return {
    element: panel,
    show: (id: string | null) => {
      if (id === chosen) return;
      chosen = id;
      draw();
    },
  };
}

function writing(say: (text: string) => void): HTMLFormElement {
  const words = element('textarea', { rows: '2', 'aria-label': 'Say something about this block' });
  return element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        const text = words.value.trim();
        if (text === '') return;
        words.value = '';
        say(text);
      },
    },
    words,
    element('button', {}, 'Comment'),
  );
}

function threadOf(
  thread: CommentThread,
  { people }: PageComments,
  resolve: (thread: CommentThread) => void,
): HTMLElement {
  const nameOf = (author: string) => people.find(({ id }) => id === author)?.name ?? 'Somebody';
  return element(
    'li',
    {},
    ...thread.comments.map(({ author, text }) =>
      element('p', {}, element('b', {}, nameOf(author)), ' ', text ?? 'Forgotten'),
    ),
    button('Resolve', () => {
      resolve(thread);
    }),
  );
}
