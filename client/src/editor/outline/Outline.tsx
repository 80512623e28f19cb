import type { BlockFlags } from '@selvedge/shared/pages/live/block-flags';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { ListChecks } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';

import styles from './Outline.module.css';
import { useBlockFlags } from './useBlockFlags.js';
import { OutlineRow, type Held } from './OutlineRow.js';
import { focusRow } from '../session/row-focus.js';
import { wayOf } from '../session/choosing.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageEditor } from '../session/usePageEditor.js';
import type { OpenPage } from '../session/useOpening.js';

interface OutlineProps {
  readonly editor: PageEditor;
  readonly page: OpenPage;
}

/** Tree of the page's blocks. */
export function Outline({ editor, page }: OutlineProps) {
  const { blocks } = editor.live;
  const { editing } = page;
  const flags = useBlockFlags(page);
  const chosen = useMemo(() => new Set(editor.chosen), [editor.chosen]);
  const [isChoosingSeveral, setChoosingSeveral] = useState(false);
  // A ref keeps the callback stable, so that memoized rows do not re-render.
  const latest = useRef({ editor, isChoosingSeveral });
  useEffect(() => {
    latest.current = { editor, isChoosingSeveral };
  });
  const choose = useCallback((uuid: string, event: Held) => {
    const { editor: now, isChoosingSeveral: isMore } = latest.current;
    const way = wayOf(event);
    now.choose(uuid, isMore && way === 'alone' ? 'too' : way);
  }, []);
  const go = useCallback((uuid: string) => {
    latest.current.editor.choose(uuid, 'alone');
    focusRow(uuid);
  }, []);
  const folding = useFolding(blocks, chosen, go);
  const stop = editor.selected ?? blocks[0]?.uuid;
  if (blocks.length === 0) {
    return <p className={styles['none']}>This page is empty. Add a block.</p>;
  }
  return (
    <nav className={styles['outline']} aria-label="Blocks of this page" data-outline>
      <ToggleButton
        className={styles['several'] ?? ''}
        isSelected={isChoosingSeveral}
        onChange={setChoosingSeveral}
      >
        <ListChecks size={14} aria-hidden />
        Select multiple
      </ToggleButton>
      <a className={styles['skip']} href="#block-properties">
        Skip to properties
      </a>
      <Level
        {...{ blocks, editing, chosen, flags, stop, ...folding }}
        mayRename={editor.mayEdit}
        onChoose={choose}
        onGo={go}
      />
    </nav>
  );
}

/**
 * Groups of the list that are open or closed. `onHide` selects a group whose items disappear; it must
 * be stable.
 */
function useFolding(
  blocks: readonly LiveBlock[],
  chosen: ReadonlySet<string>,
  onHide: (uuid: string) => void,
) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  // A group with a selected block is always open.
  const opened = useMemo(() => containersOf(blocks, chosen), [blocks, chosen]);
  const onFold = useCallback(
    (uuid: string, isFolded: boolean) => {
      setFolded((before) => {
        const after = new Set(before);
        if (isFolded) after.add(uuid);
        else after.delete(uuid);
        return after;
      });
      if (isFolded) onHide(uuid);
    },
    [onHide],
  );
  return { folded, opened, onFold };
}

interface LevelProps {
  readonly blocks: readonly LiveBlock[];
  readonly chosen: ReadonlySet<string>;
  /** Flags by block id; only blocks that have flags. */
  readonly flags: ReadonlyMap<string, BlockFlags>;
  /** Groups that the user closed. */
  readonly folded: ReadonlySet<string>;
  /** Groups that stay open because a block in them is selected. */
  readonly opened: ReadonlySet<string>;
  readonly onChoose: (uuid: string, event: Held) => void;
  readonly onFold: (uuid: string, isFolded: boolean) => void;
  readonly onGo: (uuid: string) => void;
  readonly editing: Editing;
  readonly mayRename: boolean;
  /** The row that Tab reaches; arrow keys lead to the others. */
  readonly stop: string | undefined;
  /** Row whose items these are; undefined for the page itself. */
  readonly above?: { readonly uuid: string; readonly group: string; readonly level: number };
}

function Level({ blocks, above, ...props }: LevelProps) {
  const { chosen, flags, stop, folded, opened, ...rest } = props;
  const id = useId();
  const level = (above?.level ?? 0) + 1;
  const list =
    above === undefined
      ? ({ role: 'tree', 'aria-label': 'Blocks', 'aria-multiselectable': true } as const)
      : ({ role: 'group', id: above.group } as const);
  return (
    <ul className={styles['level']} {...list}>
      {blocks.map((block, index) => {
        const { uuid, items } = block;
        const isFolded = folded.has(uuid) && !opened.has(uuid);
        const group = `${id}${String(index)}`;
        return (
          <li key={uuid} role="none">
            <OutlineRow
              {...{ block, level, group }}
              parent={above?.uuid ?? null}
              position={index + 1}
              siblings={blocks.length}
              isSelected={chosen.has(uuid)}
              isStop={uuid === stop}
              isFolded={items.length > 0 ? isFolded : undefined}
              change={changeIn(flags.get(uuid))}
              {...rest}
            />
            {items.length > 0 && !isFolded && (
              <Level {...props} blocks={items} above={{ uuid, group, level }} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the groups that contain a chosen block, at any depth. */
function containersOf(
  blocks: readonly LiveBlock[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const contains = ({ uuid, items }: LiveBlock): boolean => {
    // Visits all items, because each may be a group itself.
    const isOpen = items.map(contains).some(Boolean);
    if (isOpen) found.add(uuid);
    return isOpen || chosen.has(uuid);
  };
  blocks.forEach(contains);
  return found;
}

/** Returns the most significant change. */
function changeIn(flags: BlockFlags | undefined): string | undefined {
  if (flags?.isNew === true) return 'New';
  if (flags?.updated === true) return 'Changed';
  return flags?.reordered === true ? 'Moved' : undefined;
}
