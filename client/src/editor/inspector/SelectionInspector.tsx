import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';

import styles from './Inspector.module.css';
import { NumberField } from './controls/NumberField.js';
import { severalBlocks, titleOfBlock } from '../session/block-titles.js';
import type { PageEditor } from '../session/usePageEditor.js';
import { Button } from '../../ui/office/Button.js';
import { CheckField } from '../../ui/office/Field.js';

/** Properties of several blocks at once. Each change is one undo step. */
export function SelectionInspector({ editor }: { readonly editor: PageEditor }) {
  const { chosen, find } = editor;
  const blocks = chosen.flatMap((uuid) => find(uuid) ?? []);
  const title = severalBlocks(blocks.length);
  return (
    <section className={styles['inspector']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['none']}>{countsOf(blocks.map(titleOfBlock))}</p>
      <div className={styles['group']}>
        <Width editor={editor} />
        <Seen editor={editor} seen={blocks.map(({ wire }) => publishedIn(wire))} />
      </div>
      <div className={styles['tools']} role="group" aria-label="Actions for the selection">
        <Button
          onPress={() => {
            editor.step('up');
          }}
        >
          <ArrowUp size={14} aria-hidden /> Move up
        </Button>
        <Button
          onPress={() => {
            editor.step('down');
          }}
        >
          <ArrowDown size={14} aria-hidden /> Move down
        </Button>
        <Button onPress={editor.duplicate}>
          <Copy size={14} aria-hidden /> Duplicate
        </Button>
        <Button kind="danger" onPress={editor.remove}>
          <Trash2 size={14} aria-hidden /> Delete
        </Button>
      </div>
      <Button
        onPress={() => {
          editor.select(null);
        }}
      >
        Clear selection
      </Button>
    </section>
  );
}

/** Shows the width of the last block if the widths differ. */
function Width({ editor }: { readonly editor: PageEditor }) {
  const { chosen, sizeOf } = editor;
  const sizes = new Set(chosen.map((uuid) => sizeOf(uuid) ?? 12));
  return (
    <NumberField
      label={`Width (of 12 columns)${sizes.size > 1 ? ', mixed values' : ''}`}
      value={sizeOf(chosen.at(-1) ?? '') ?? 12}
      min={3}
      max={12}
      onChange={(size) => {
        editor.resize(size);
      }}
    />
  );
}

function Seen({
  editor,
  seen,
}: {
  readonly editor: PageEditor;
  readonly seen: readonly boolean[];
}) {
  const isMixed = seen.includes(true) && seen.includes(false);
  return (
    <CheckField label="Visible to shoppers">
      {(control) => (
        <input
          {...control}
          ref={(box) => {
            if (box !== null) box.indeterminate = isMixed;
          }}
          type="checkbox"
          checked={!seen.includes(false)}
          onChange={(event) => {
            editor.publish(event.currentTarget.checked);
          }}
        />
      )}
    </CheckField>
  );
}

/** Returns, for example, `2 Text, 1 Spacer`. */
function countsOf(titles: readonly string[]): string {
  return [...new Set(titles)]
    .map((title) => `${String(titles.filter((one) => one === title).length)} ${title}`)
    .join(', ');
}
