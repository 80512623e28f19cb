import { button, element } from './element.js';
import type {
  CommentPerson,
  Comments,
  CommentThread,
  PageComment,
  PageComments,
} from '../connect/sdk/index.js';

interface Writing {
  readonly label: string;
  /** Text of the submit button. */
  readonly verb: string;
  readonly text?: string;
  /** Users that can be mentioned. */
  readonly people: () => readonly CommentPerson[];
  readonly say: (text: string) => void;
}

/** Form for a comment, with a list of users to mention. */
export function writing({ label, verb, text = '', people, say }: Writing): HTMLFormElement {
  const words = element('textarea', { rows: '2', 'aria-label': label });
  words.value = text;
  const mention = element('select', {
    'aria-label': 'Mention a person',
    onfocus: () => {
      const known = people().map(({ id, name }) => element('option', { value: id }, name));
      mention.replaceChildren(element('option', { value: '' }, 'Mention…'), ...known);
    },
    onchange: () => {
      if (mention.value !== '') words.setRangeText(`@[${mention.value}] `);
      mention.value = '';
      words.focus();
    },
  });
  mention.append(element('option', { value: '' }, 'Mention…'));
  return element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        const said = words.value.trim();
        if (said === '') return;
        words.value = '';
        say(said);
      },
    },
    words,
    element('div', { class: 'comment-tools' }, mention, element('button', {}, verb)),
  );
}

interface Talking {
  readonly said: PageComments;
  readonly comments: Comments;
  readonly change: (asking: Promise<PageComments>) => void;
  readonly people: Writing['people'];
}

/** One comment thread; own comments can be edited and deleted. */
export function threadOf(thread: CommentThread, talking: Talking): HTMLElement {
  const { comments, change, people } = talking;
  const { id, resolved } = thread;
  const settle =
    resolved === null
      ? button('Resolve', () => {
          change(comments.resolve(id));
        })
      : button('Reopen', () => {
          change(comments.reopen(id));
        });
  const answer = writing({
    ...{ label: 'Reply', verb: 'Reply', people },
    say: (text) => {
      change(comments.reply(id, text));
    },
  });
  return element(
    'li',
    {},
    ...thread.comments.map((comment) => commentOf(id, comment, talking)),
    element('details', {}, element('summary', {}, 'Reply'), answer),
    settle,
  );
}

function commentOf(
  thread: string,
  { id, author, text, isOwn }: PageComment,
  { said, comments, change, people }: Talking,
): HTMLElement {
  const nameOf = (who: string) => said.people.find((one) => one.id === who)?.name ?? 'Someone';
  const named = text?.replaceAll(/@\[([^\][]+)\]/g, (_, who: string) => `@${nameOf(who)}`);
  const shown = element('p', {}, element('b', {}, nameOf(author)), ' ', named ?? 'Comment erased');
  if (!isOwn || text === null) return shown;
  const edit = writing({
    ...{ label: 'Your comment', verb: 'Save', text, people },
    say: (next) => {
      change(comments.edit(thread, id, next));
    },
  });
  const remove = button(
    'Delete comment',
    () => {
      change(comments.remove(thread, id));
    },
    { class: 'danger' },
  );
  return element(
    'div',
    {},
    shown,
    element('details', {}, element('summary', {}, 'Edit'), edit, remove),
  );
}
