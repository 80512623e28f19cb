import { useState } from 'react';
import { useFieldArray, useFormContext, type FieldArray } from 'react-hook-form';

import type { SettingsForm } from '../settings-form.js';
import { useReorder } from '../../../ui/office/useReorder.js';

/** One row of an ordered list, as its fold needs it. */
export interface FoldRow {
  readonly index: number;
  readonly count: number;
  readonly order: ReturnType<typeof useReorder>;
  /** Whether it was added just now, and is open therefore. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

/** An ordered list of the form whose rows fold; `noun` is what one of them is called. */
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
