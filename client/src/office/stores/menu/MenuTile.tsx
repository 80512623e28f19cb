import {
  MENU_ALIGNMENTS,
  MENU_RADII,
  MENU_RATIOS,
  MENU_SHADOWS,
} from '@selvedge/shared/stores/menu';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { CheckInput, ColourInput, SelectInput, TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './Menu.module.css';
import type { SegmentName } from './menu-form.js';
import type { SettingsForm } from '../settings-form.js';
import { Field } from '../../../ui/office/Field.js';
import { PictureInput } from '../../media/index.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

type TileName = `${SegmentName}.image`;

/** Fields of an image tile: image, text and button. */
export function MenuTile({ name }: { name: TileName }) {
  const { control } = useFormContext<SettingsForm>();
  const hasButton = useWatch({ control, name: `${name}.hasButton` });
  return (
    <>
      <Picture name={name} />
      <LinkInput name={`${name}.link`} label="Link" />
      <div className={sharedStyle('three', styles['three'])}>
        <SelectInput name={`${name}.ratio`} label="Shape" options={MENU_RATIOS} />
        <SelectInput name={`${name}.borderRadius`} label="Corners" options={MENU_RADII} />
        <Overlay name={name} />
      </div>
      <div className={sharedStyle('two', styles['two'])}>
        <TextInput name={`${name}.title`} label="Title" maxLength={80} />
        <TextInput name={`${name}.description`} label="Description" maxLength={200} />
      </div>
      <div className={sharedStyle('three', styles['three'])}>
        <SelectInput
          name={`${name}.text.alignment`}
          label="Text alignment"
          options={MENU_ALIGNMENTS}
        />
        <SelectInput name={`${name}.text.shadow`} label="Text shadow" options={MENU_SHADOWS} />
        <ColourInput name={`${name}.text.color`} label="Text colour" />
      </div>
      <CheckInput name={`${name}.hasButton`} label="Show button" />
      {hasButton && <TileButton name={`${name}.button`} />}
    </>
  );
}

function Picture({ name }: { name: TileName }) {
  const { field, fieldState } = useController<SettingsForm, `${TileName}.src`>({
    name: `${name}.src`,
  });
  return (
    <PictureInput
      label="Image"
      hint="At least 600 pixels wide. Cropped to the shape below."
      shape="card"
      value={field.value === '' ? null : field.value}
      error={fieldState.error?.message}
      onChange={(path) => {
        field.onChange(path ?? '');
      }}
    />
  );
}

function Overlay({ name }: { name: TileName }) {
  const { field } = useController<SettingsForm, `${TileName}.overlay`>({ name: `${name}.overlay` });
  return (
    <Field label={`Darkening, ${String(Math.round(field.value * 100))}%`}>
      {({ id }) => (
        <input
          id={id}
          className={styles['range']}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={field.value}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => {
            field.onChange(currentTarget.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}

function TileButton({ name }: { name: `${TileName}.button` }) {
  return (
    <div className={styles['group']}>
      <div className={sharedStyle('two', styles['two'])}>
        <TextInput name={`${name}.text`} label="Button text" maxLength={40} />
        <SelectInput name={`${name}.borderRadius`} label="Button corners" options={MENU_RADII} />
      </div>
      <div className={sharedStyle('three', styles['three'])}>
        <ColourInput name={`${name}.textColor`} label="Button text colour" />
        <ColourInput name={`${name}.backgroundColor`} label="Button background" />
        <ColourInput name={`${name}.borderColor`} label="Button border" />
      </div>
      <CheckInput name={`${name}.isFullWidth`} label="Full width" />
    </div>
  );
}
