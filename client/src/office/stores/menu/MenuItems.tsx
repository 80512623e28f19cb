import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { ColourInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './Menu.module.css';
import { newItem, type SegmentName } from './menu-form.js';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { Grip, Moved, RowTools } from '../../../ui/office/RowTools.js';
import { useReorder } from '../../../ui/office/useReorder.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const mostItems = 30;

/** Links of a menu column. */
export function MenuItems({ name }: { name: `${SegmentName}.items` }) {
  const { control } = useFormContext<SettingsForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const order = useReorder(fields.length, 'Link', move);
  return (
    <>
      <ol className={styles['items']} aria-label="Links in this column">
        {fields.map(({ id }, index) => (
          <li key={id} className={styles['item']} {...order.rowProps(index)}>
            <Grip order={order} index={index} />
            <Item name={`${name}.${index}`} />
            <RowTools
              order={order}
              index={index}
              count={fields.length}
              name={`link ${String(index + 1)}`}
              onRemove={() => {
                remove(index);
              }}
            />
          </li>
        ))}
      </ol>
      <Moved order={order} />
      <div>
        <Button
          isDisabled={fields.length >= mostItems}
          onPress={() => {
            append(newItem());
          }}
        >
          <span className={sharedStyle('iconed')}>
            <Plus size={15} aria-hidden /> Add link
          </span>
        </Button>
      </div>
    </>
  );
}

function Item({ name }: { name: `${SegmentName}.items.${number}` }) {
  const { getValues, getFieldState, formState } = useFormContext<SettingsForm>();
  const hasColours =
    getValues(`${name}.color`) !== '' || getValues(`${name}.backgroundColor`) !== '';
  const [isOpened, setOpened] = useState(hasColours);
  const isWrong = [`${name}.color` as const, `${name}.backgroundColor` as const].some(
    (one) => getFieldState(one, formState).invalid,
  );
  const isOpen = isOpened || isWrong;
  return (
    <div className={styles['fields']}>
      <TextInput name={`${name}.text`} label="Text" maxLength={80} />
      <LinkInput name={`${name}.link`} label="Link" />
      <button
        type="button"
        className={styles['colours']}
        aria-label="Link colours"
        aria-expanded={isOpen}
        onClick={() => {
          setOpened(!isOpen);
        }}
      >
        <Palette size={16} aria-hidden />
      </button>
      {isOpen && (
        <div className={styles['more']}>
          <ColourInput name={`${name}.color`} label="Text colour" />
          <ColourInput name={`${name}.backgroundColor`} label="Background colour" />
        </div>
      )}
    </div>
  );
}
