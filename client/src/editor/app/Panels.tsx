import { Suspense, type ReactNode } from 'react';

import styles from './Editor.module.css';
import { Outline } from '../outline/Outline.js';
import type { PaletteProps } from '../palette/Palette.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageEditor } from '../session/usePageEditor.js';
import type { OpenPage } from '../session/useOpening.js';
import { later } from '../../ui/office/later.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** Loaded on demand: the palette contains a sample of every block. */
const loadPalette = () => import('../palette/Palette.js');
const Palette = later(async () => (await loadPalette()).Palette);

/** Loaded on demand: the inspector contains the controls of all property kinds. */
export const loadInspector = () => import('../inspector/Inspector.js');
const Inspector = later(async () => (await loadInspector()).Inspector);

/** Loaded on demand: the warnings of a page need the theme's keys. */
const PagePanel = later(async () => (await import('../inspector/page/PagePanel.js')).PagePanel);

const Several = later(
  async () => (await import('../inspector/SelectionInspector.js')).SelectionInspector,
);

const SIDES = [
  { name: 'page', text: 'Page' },
  { name: 'blocks', text: 'Blocks' },
  { name: 'add', text: 'Add' },
  { name: 'properties', text: 'Properties' },
] as const;

/** Panel next to the page. On narrow screens it replaces the page. */
export type Side = (typeof SIDES)[number]['name'];

export function SideTabs(props: { readonly side: Side; readonly onSide: (side: Side) => void }) {
  return (
    <nav className={styles['sides']} aria-label="Editor panels">
      {SIDES.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={sharedStyle('toggle')}
          data-name={name}
          aria-pressed={props.side === name}
          // Preloads the palette before the click. A failed load is reported on use.
          onPointerEnter={() => {
            if (name === 'add') void loadPalette().catch(() => undefined);
          }}
          onClick={() => {
            props.onSide(name);
          }}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}

interface PanelProps {
  readonly editor: PageEditor;
  readonly editing: Editing;
}

/** Block list, or the palette while a block is being added. */
export function LeftPanel(
  props: Pick<PanelProps, 'editor'> &
    PaletteProps & { readonly page: OpenPage; readonly isAdding: boolean },
) {
  const { editor, page, isAdding, ...palette } = props;
  return (
    <aside className={styles['left']} aria-label="Blocks">
      {isAdding ? (
        <Suspense fallback={<Loading />}>
          <Palette {...palette} />
        </Suspense>
      ) : (
        <Outline editor={editor} page={page} />
      )}
    </aside>
  );
}

function Loading() {
  return (
    <p className={styles['loading']} role="status">
      Loading blocks…
    </p>
  );
}

interface PropertiesProps extends PanelProps {
  readonly onEditText: (uuid: string) => void;
  /** Panel that replaces the properties, such as the history. */
  readonly children: ReactNode;
}

export function RightPanel({ children, ...properties }: PropertiesProps) {
  return (
    <aside
      id="block-properties"
      tabIndex={-1}
      className={styles['right']}
      aria-label="Properties"
      data-panel="properties"
    >
      <Suspense>{children || <Properties {...properties} />}</Suspense>
    </aside>
  );
}

/** Properties of the selected blocks, or of the page without a selection. */
function Properties({ editor, editing, onEditText }: Omit<PropertiesProps, 'children'>) {
  const { live, selected, chosen: all, find } = editor;
  const chosen = selected === null ? undefined : find(selected);
  if (all.length > 1) return <Several editor={editor} />;
  return chosen === undefined ? (
    <PagePanel live={live} editing={editing} onSelect={editor.select} />
  ) : (
    <Inspector
      key={chosen.uuid}
      block={chosen}
      editor={editor}
      editing={editing}
      onEditText={onEditText}
    />
  );
}
