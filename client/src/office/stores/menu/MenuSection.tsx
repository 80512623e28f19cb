import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Fold } from '../sections/Fold.js';
import { ColourInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './Menu.module.css';
import { newEntry, type EntryFields } from './menu-form.js';
import { entrySummary } from './menu-labels.js';
import { MenuPreview } from './MenuPreview.js';
import { MenuSegments } from './MenuSegments.js';
import { useFolds, type FoldRow } from './useFolds.js';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { Moved } from '../../../ui/office/RowTools.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const mostEntries = 12;

/** Main menu as a tree, with a preview above it. */
export function MenuSection() {
  const { rows, order, add } = useFolds('mainMenu', 'Entry');
  return (
    <>
      <Panel title="Preview" text="Select an entry to preview its submenu.">
        <MenuPreview />
      </Panel>
      <Panel
        title="Entries"
        text="Drag entries to reorder them, or use the arrows. Columns open below their entry."
      >
        {rows.length === 0 && <p className={sharedStyle('empty')}>No menu entries yet.</p>}
        <ol className={styles['list']} aria-label="Menu entries">
          {rows.map(({ id, ...row }) => (
            <Entry key={id} {...row} />
          ))}
        </ol>
        <Moved order={order} />
        <div>
          <Button
            isDisabled={rows.length >= mostEntries}
            onPress={() => {
              add(newEntry());
            }}
          >
            <span className={sharedStyle('iconed')}>
              <Plus size={15} aria-hidden /> Add entry
            </span>
          </Button>
        </div>
      </Panel>
    </>
  );
}

function Entry(props: FoldRow) {
  const { index } = props;
  const name = `mainMenu.${index}` as const;
  const { control, getFieldState, formState } = useFormContext<SettingsForm>();
  // A removed row renders once more without its value.
  const entry = useWatch({ control, name }) as EntryFields | undefined;
  return (
    <Fold
      {...props}
      noun="entry"
      title={entry?.text.trim() || 'Untitled'}
      summary={entry === undefined ? '' : entrySummary(entry)}
      isWrong={getFieldState(name, formState).invalid}
    >
      <div className={sharedStyle('two', styles['two'])}>
        <TextInput name={`${name}.text`} label="Text" maxLength={60} />
        <LinkInput name={`${name}.href`} label="Link" />
      </div>
      <div className={sharedStyle('two', styles['two'])}>
        <ColourInput name={`${name}.color`} label="Text colour" />
        <ColourInput name={`${name}.backgroundColor`} label="Background colour" />
      </div>
      <MenuSegments entry={index} />
    </Fold>
  );
}
