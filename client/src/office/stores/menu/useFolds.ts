import { useState } from 'react';
import { useFieldArray, useFormContext, type FieldArray } from 'react-hook-form';

import type { SettingsForm } from '../settings-form.js';
import { useReorder } from '../../../ui/office/useReorder.js';

/** Props of one foldable row of an ordered list. */
export interface FoldRow {
  readonly index: number;
  readonly count: number;
  readonly order: ReturnType<typeof useReorder>;
  /** Whether the row was just added and therefore starts open. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

/** Ordered list of the form with foldable rows; `noun` names one row in announcements. */
export function useFolds<Name extends 'mainMenu' | `mainMenu.${number}.submenu`>(
  name: Name,
  noun: string,
) {
  const { control } = useFormContext<SettingsForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const order = useReorder(fields.length, noun, move);
  const [added, setAdded] = useState<number>();
  const rows = fields.map(({ id }, index): FoldRow & { readonly id: string } => ({
    id,
    index,
    order,
    count: fields.length,
    isNew: index === added,
    onRemove: () => {
      remove(index);
    },
  }));
  const add = (row: FieldArray<SettingsForm, Name>): void => {
    setAdded(fields.length);
    append(row);
  };
  return { rows, order, add };
}
