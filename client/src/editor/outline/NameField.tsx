import { maxBlockName, nameOfBlock } from '@selvedge/shared/pages/live/block-name';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { useRef } from 'react';

import styles from './Outline.module.css';
import { focusRow } from '../session/row-focus.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { Editing } from '../../connect/sdk/editing.js';
import { endsEditing } from '../../lib/is-enter.js';

interface NameFieldProps {
  readonly block: LiveBlock;
  readonly editing: Editing;
  readonly onDone: () => void;
}

/** Field for the name of a block; an empty name restores the title of its type. */
export function NameField({ block, editing, onDone }: NameFieldProps) {
  const { uuid } = block;
  const before = nameOfBlock(block);
  const isDone = useRef(false);
  const end = (name: string) => {
    // Enter removes the field, which then loses the focus.
    if (isDone.current) return;
    isDone.current = true;
    if (name !== before) editing.rename(uuid, name);
    onDone();
  };
  return (
    <input
      className={styles['rename']}
      aria-label={`Name of this ${titleOfBlock(block).toLowerCase()}`}
      placeholder={titleOfBlock(block)}
      dir="auto"
      maxLength={maxBlockName}
      defaultValue={before}
      autoFocus
      onFocus={({ currentTarget }) => {
        currentTarget.select();
      }}
      onBlur={({ currentTarget }) => {
        end(currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (!endsEditing(event, true)) return;
        event.stopPropagation();
        end(event.key === 'Enter' ? event.currentTarget.value.trim() : before);
        focusRow(uuid);
      }}
    />
  );
}
