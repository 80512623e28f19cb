import { button, element } from './element.js';
import type {
  CommentPerson,
  Comments,
  CommentThread,
  PageComment,
  PageComments,
} from '../connect/sdk/index.js';

interface Writing {
  /** What the field is called. */
  readonly label: string;
  /** What its button does. */
  readonly verb: string;
  readonly text?: string;
  /** Who can be mentioned. */
  readonly people: () => readonly CommentPerson[];
  readonly say: (text: string) => void;
}

/** A field for words, and a list of those whom they can mention. */
export function writing({ label, verb, text = '', people, say }: Writing): HTMLFormElement {
  const words = element('textarea', { rows: '2', 'aria-label': label });
  words.value = text;
  const mention = element('select', {
    'aria-label': 'Mention somebody',
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

/** What was said of one matter; the words of one's own can be changed, and taken back. */
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
    ...{ label: 'Answer', verb: 'Answer', people },
    say: (text) => {
      change(comments.reply(id, text));
    },
  });
  return element(
    'li',
    {},
    ...thread.comments.map((comment) => commentOf(id, comment, talking)),
    element('details', {}, element('summary', {}, 'Answer'), answer),
    settle,
  );
}

function commentOf(
  thread: string,
  { id, author, text, isOwn }: PageComment,
  { said, comments, change, people }: Talking,
): HTMLElement {
  const nameOf = (who: string) => said.people.find((one) => one.id === who)?.name ?? 'Somebody';
  const named = text?.replaceAll(/@\[([^\][]+)\]/g, (_, who: string) => `@${nameOf(who)}`);
  const shown = element('p', {}, element('b', {}, nameOf(author)), ' ', named ?? 'Forgotten');
  if (!isOwn || text === null) return shown;
  const edit = writing({
    ...{ label: 'Your words', verb: 'Change', text, people },
    say: (next) => {
      change(comments.edit(thread, id, next));
    },
  });
  const remove = button(
    'Take back',
    () => {
      change(comments.remove(thread, id));
    },
    { class: 'danger' },
  );
  return element(
    'div',
    {},
    shown,
    element('details', {}, element('summary', {}, 'Change'), edit, remove),
  );
}
