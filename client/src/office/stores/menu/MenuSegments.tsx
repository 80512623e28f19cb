import { Columns3, Image } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';

import { Fold } from '../sections/Fold.js';
import { TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './Menu.module.css';
import { newSegment, type SegmentFields, type SegmentName } from './menu-form.js';
import { segmentSummary } from './menu-labels.js';
import { MenuItems } from './MenuItems.js';
import { MenuTile } from './MenuTile.js';
import { useFolds, type FoldRow } from './useFolds.js';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { Moved } from '../../../ui/office/RowTools.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const mostSegments = 6;

/** Columns below a menu entry; each contains links or an image tile. */
export function MenuSegments({ entry }: { entry: number }) {
  const name = `mainMenu.${entry}.submenu` as const;
  const { rows, order, add } = useFolds(name, 'Column');
  return (
    <fieldset className={styles['below']}>
      <legend>Columns below this entry</legend>
      <ol className={styles['list']}>
        {rows.map(({ id, ...row }) => (
          <Segment key={id} name={`${name}.${row.index}`} {...row} />
        ))}
      </ol>
      <Moved order={order} />
      <AddSegment
        isFull={rows.length >= mostSegments}
        onAdd={(mode) => {
          add(newSegment(mode));
        }}
      />
    </fieldset>
  );
}

function AddSegment(props: { isFull: boolean; onAdd: (mode: SegmentFields['mode']) => void }) {
  const { isFull, onAdd } = props;
  return (
    <div className={styles['actions']}>
      <Button
        isDisabled={isFull}
        onPress={() => {
          onAdd('links');
        }}
      >
        <span className={sharedStyle('iconed')}>
          <Columns3 size={15} aria-hidden /> Add links
        </span>
      </Button>
      <Button
        isDisabled={isFull}
        onPress={() => {
          onAdd('image');
        }}
      >
        <span className={sharedStyle('iconed')}>
          <Image size={15} aria-hidden /> Add image tile
        </span>
      </Button>
    </div>
  );
}

function Segment(props: FoldRow & { readonly name: SegmentName }) {
  const { name, ...row } = props;
  const { control, getFieldState, formState } = useFormContext<SettingsForm>();
  // A removed row renders once more without its value.
  const segment = useWatch({ control, name }) as SegmentFields | undefined;
  return (
    <Fold
      {...row}
      noun="column"
      title={segment?.title.trim() || `Column ${String(row.index + 1)}`}
      summary={segment === undefined ? '' : segmentSummary(segment)}
      isWrong={getFieldState(name, formState).invalid}
    >
      <Mode name={name} />
      {segment?.mode === 'image' ? <MenuTile name={`${name}.image`} /> : <Links name={name} />}
    </Fold>
  );
}

function Links({ name }: { name: SegmentName }) {
  return (
    <>
      <div className={sharedStyle('two', styles['two'])}>
        <TextInput name={`${name}.title`} label="Heading" maxLength={80} />
        <LinkInput name={`${name}.link`} label="Heading link" />
      </div>
      <MenuItems name={`${name}.items`} />
    </>
  );
}

/**
 * Switches between links and image tile; the hidden content is lost only when the settings are
 * saved.
 */
function Mode({ name }: { name: SegmentName }) {
  const { register } = useFormContext<SettingsForm>();
  return (
    <div className={styles['modes']} role="group" aria-label="Column content">
      {(['links', 'image'] as const).map((mode) => (
        <label key={mode} className={styles['mode']}>
          <input type="radio" value={mode} {...register(`${name}.mode`)} />
          {mode === 'links' ? 'Links' : 'Image tile'}
        </label>
      ))}
    </div>
  );
}
