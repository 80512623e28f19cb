import { Redo2, Undo2 } from 'lucide-react';

import { themeTitle } from './theme-labels.js';
import styles from './ThemeBar.module.css';
import type { ThemeEditing } from './useThemeEditor.js';
import { Button } from '../../ui/office/Button.js';

const SIDES = [
  { name: 'properties', text: 'Properties' },
  { name: 'themes', text: 'Themes' },
  { name: 'preview', text: 'Preview' },
] as const;

/** Panel on the left; `preview` is offered only on narrow screens. */
export type Side = (typeof SIDES)[number]['name'];

export function ThemeBar(props: {
  readonly editing: ThemeEditing;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}) {
  const { editing, side, onSide } = props;
  const { draft, isDirty, isPublishing, publish } = editing;
  return (
    <header className={styles['bar']}>
      <div className={styles['words']}>
        <h1 className={styles['title']}>Theme</h1>
        <p className={styles['state']}>
          {themeTitle(draft.name)}
          <span role="status">{isDirty ? ', not published yet' : ''}</span>
        </p>
      </div>
      <div className={styles['sides']} role="group" aria-label="Show">
        {SIDES.map(({ name, text }) => (
          <button
            key={name}
            type="button"
            className={styles['side']}
            data-name={name}
            aria-pressed={side === name}
            onClick={() => {
              onSide(name);
            }}
          >
            {text}
          </button>
        ))}
      </div>
      <div className={styles['actions']}>
        <Steps editing={editing} />
        <Button
          kind="primary"
          isDisabled={!isDirty}
          isPending={isPublishing}
          onPress={publish}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {isPublishing ? 'Publishing…' : 'Publish'}
        </Button>
      </div>
    </header>
  );
}

function Steps({ editing: { canUndo, canRedo, dispatch } }: { readonly editing: ThemeEditing }) {
  return (
    <>
      <Button
        aria-label="Undo"
        isDisabled={!canUndo}
        onPress={() => {
          dispatch({ type: 'undo' });
        }}
      >
        <Undo2 size={16} aria-hidden />
      </Button>
      <Button
        aria-label="Redo"
        isDisabled={!canRedo}
        onPress={() => {
          dispatch({ type: 'redo' });
        }}
      >
        <Redo2 size={16} aria-hidden />
      </Button>
    </>
  );
}
