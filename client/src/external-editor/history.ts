import type { MakeBeside } from './side-panels.js';
import { button, element } from './element.js';
import type { Tell } from './notice.js';
import { titleOfType } from './outline.js';
import {
  ConnectError,
  type BlockType,
  type Change,
  type Revision,
  type Session,
} from '../connect/sdk/index.js';

/** Panel with the changes of this session by all users, and the saved revisions of the page. */
export function historyPanel(session: Session, beside: MakeBeside, tell: Tell) {
  const changes = element('ol', { class: 'changes', 'aria-label': 'This session' });
  const versions = element('ol', { class: 'changes', 'aria-label': 'Saved versions' });
  const undo = ({ id }: Change): void => {
    try {
      session.changes.undo(id);
    } catch (error) {
      if (!(error instanceof ConnectError)) throw error;
      tell(error.message);
    }
  };
  const show = (): void => {
    if (panel.element.hidden || session.status === 'closed') return;
    const { types } = session.page;
    changes.replaceChildren(...itemsOr(session.changes.list(), (one) => item(one, types, undo)));
  };
  const ask = (): void => {
    session
      .revisions()
      .then((revisions) => {
        versions.replaceChildren(...itemsOr(revisions, versionOf));
      })
      .catch((error: unknown) => {
        tell(error instanceof Error ? error.message : String(error));
      });
  };
  const panel = beside(
    {
      name: 'History',
      title: 'History',
      onOpen: () => {
        show();
        ask();
      },
    },
    element('h3', {}, 'This session'),
    changes,
    element('h3', {}, 'Saved versions'),
    versions,
  );
  return { ...panel, show, ask };
}

function itemsOr<One>(
  all: readonly One[],
  itemOf: (one: One) => HTMLElement,
): readonly HTMLElement[] {
  return all.length > 0 ? all.map(itemOf) : [element('li', { class: 'none' }, 'Nothing yet.')];
}

function item(
  change: Change,
  types: readonly BlockType[],
  undo: (change: Change) => void,
): HTMLElement {
  const { isOwn, author, at, isUndone } = change;
  const by = isOwn ? 'You' : (author ?? 'Someone');
  return element(
    'li',
    { 'data-undone': isUndone },
    element('p', {}, wordsOf(change, types)),
    element('small', {}, `${by}, ${timeOf(at)}${isUndone ? ', reverted' : ''}`),
    ...(isUndone
      ? []
      : [
          button('Revert', () => {
            undo(change);
          }),
        ]),
  );
}

function wordsOf({ blocks, page }: Change, types: readonly BlockType[]): string {
  const told = blocks.map(({ kind, type, names, isMoved }) => {
    const title = titleOfType(types, type);
    if (kind !== 'changed') return `${title} ${kind}`;
    return `${title}: ${[...names, ...(isMoved ? ['moved'] : [])].join(', ')}`;
  });
  return [...told, ...(page.length > 0 ? [`Page: ${page.join(', ')}`] : [])].join('; ');
}

function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

const reasons: Readonly<Record<string, string>> = {
  save: 'Saved',
  auto: 'Saved automatically',
  publish: 'Published',
  external: 'Saved through the API',
  restore: 'Restored',
};

function versionOf({ rev, reason, author, isPublished }: Revision): HTMLElement {
  const why = reasons[String(reason)] ?? String(reason);
  const by = typeof author === 'string' ? `, ${author}` : '';
  return element(
    'li',
    {},
    element('p', {}, `Version ${String(rev)}: ${why.toLowerCase()}`),
    element('small', {}, `${isPublished === true ? 'Published' : 'Saved'}${by}`),
  );
}
