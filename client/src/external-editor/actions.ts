import { button } from './element.js';
import type { Tell } from './notice.js';
import { placeOf } from './outline.js';
import { ConnectError, type BlockType, type Session } from '../connect/sdk/index.js';

interface Chosen {
  readonly selected: () => string | null;
  readonly choose: (id: string | null) => void;
}

/** Commands on the selected block, and for adding a block after it. */
export interface Actions {
  readonly attempt: (change: () => void) => void;
  readonly step: (by: number) => void;
  readonly remove: () => void;
  readonly add: (type: BlockType) => void;
}

/** Shows the message of a refused change; the page is unchanged then. */
function attempting(tell: Tell): Actions['attempt'] {
  return (change) => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof ConnectError)) throw error;
      tell(error.message);
    }
  };
}

export function actionsOn(session: Session, { selected, choose }: Chosen, tell: Tell): Actions {
  const { page } = session;
  const attempt = attempting(tell);
  const standing = () => {
    const id = selected();
    const place = id === null ? undefined : placeOf(page.tree(), id);
    return id === null || place === undefined ? undefined : { id, ...place };
  };
  return {
    attempt,
    step: (by) => {
      const { id, parent, index = 0, count = 0 } = standing() ?? {};
      const to = index + by;
      if (id === undefined || to < 0 || to >= count) return;
      attempt(() => {
        page.move(id, { parent: parent ?? null, index: to });
      });
    },
    remove: () => {
      const { id } = standing() ?? {};
      if (id === undefined) return;
      attempt(() => {
        page.remove(id);
        choose(null);
        const restore = (): void => {
          page.restore(id);
          choose(id);
        };
        tell(
          'The block was deleted.',
          button('Restore block', () => attempt(restore)),
        );
      });
    },
    add: (type) => {
      attempt(() => {
        const at = standing();
        const place = at && { parent: at.parent, index: at.index + 1 };
        const id = page.insert({ type: type.name, properties: beginningOf(type) }, place);
        choose(id);
        session.scrollTo(id);
      });
    },
  };
}

/** Initial text, so that the new block is visible. */
function beginningOf({ properties }: BlockType): Readonly<Record<string, string>> {
  const words = properties.find(({ kind, group }) => group === 'Content' && /text/i.test(kind));
  if (words === undefined) return {};
  return { [words.name]: words.kind === 'richText' ? '<p>New text</p>' : 'New text' };
}
