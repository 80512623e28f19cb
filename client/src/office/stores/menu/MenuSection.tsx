import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import { Fold } from '../sections/Fold.js';
import { ColourInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './Menu.module.css';
import { newEntry, type EntryFields } from './menu-form.js';
import { entrySummary } from './menu-labels.js';
import { MenuPreview } from './MenuPreview.js';
import { MenuSegments } from './MenuSegments.js';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { Moved } from '../../../ui/office/RowTools.js';
import { useReorder } from '../../../ui/office/useReorder.js';

const mostEntries = 12;

/** LAY-029: the main menu as a tree, with what it will look like above it. */
export function MenuSection() {
  const { control } = useFormContext<SettingsForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'mainMenu' });
  const order = useReorder(fields.length, 'Entry', move);
  const [added, setAdded] = useState<number>();
  return (
    <>
      <Panel title="Preview" text="Choose an entry to see what is below it.">
        <MenuPreview />
      </Panel>
      <Panel
        title="Entries"
        text="Drag an entry to its place, or use its arrows. Columns below an entry open from it."
      >
        {fields.length === 0 && <p className={styles['empty']}>The menu is empty.</p>}
        <ol className={styles['list']} aria-label="Entries of the menu">
          {fields.map(({ id }, index) => (
            <Entry
              key={id}
              index={index}
              order={order}
              count={fields.length}
              isNew={index === added}
              onRemove={() => {
                remove(index);
              }}
            />
          ))}
        </ol>
        <Moved order={order} />
        <div>
          <Button
            isDisabled={fields.length >= mostEntries}
            onPress={() => {
              setAdded(fields.length);
              append(newEntry());
            }}
          >
            <span className={styles['iconed']}>
              <Plus size={15} aria-hidden /> Add entry
            </span>
          </Button>
        </div>
      </Panel>
    </>
  );
}

function Entry(props: {
  index: number;
  count: number;
  order: ReturnType<typeof useReorder>;
  isNew: boolean;
  onRemove: () => void;
}) {
  const { index } = props;
  const name = `mainMenu.${index}` as const;
  const { control, getFieldState, formState } = useFormContext<SettingsForm>();
  // A row that was just taken away is drawn once more, without its value.
  const entry = useWatch({ control, name }) as EntryFields | undefined;
  return (
    <Fold
      {...props}
      noun="entry"
      title={entry?.text.trim() || 'Untitled'}
      summary={entry === undefined ? '' : entrySummary(entry)}
      isWrong={getFieldState(name, formState).invalid}
    >
      <div className={styles['two']}>
        <TextInput name={`${name}.text`} label="Text" maxLength={60} />
        <LinkInput name={`${name}.href`} label="Link" />
      </div>
      <div className={styles['two']}>
        <ColourInput name={`${name}.color`} label="Text colour" />
        <ColourInput name={`${name}.backgroundColor`} label="Background colour" />
      </div>
      <MenuSegments entry={index} />
    </Fold>
  );
}
