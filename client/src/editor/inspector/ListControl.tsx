import { objectIn, textIn } from '@selvedge/shared/blocks/model/wire';
import { ACTION_ICONS } from '@selvedge/shared/blocks/model/properties/icons';
import type { Json } from '@selvedge/shared/catalogue/contract';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';

import styles from './ListControl.module.css';
import { Button } from '../../ui/office/Button.js';
import { Field } from '../../ui/office/Field.js';
import { IconButton } from '../../ui/office/IconButton.js';

type Item = Readonly<Record<string, Json>>;

const fresh = {
  actions: { text: 'Read more', href: '/' },
  pills: { text: 'New' },
} as const;

interface ListProps {
  readonly kind: 'actions' | 'pills';
  readonly label: string;
  readonly items: readonly Json[];
  readonly onChange: (items: readonly Json[]) => void;
}

/** A list in which each thing has words, an icon and, where it is a button, a place that it leads to. */
export function ListControl({ kind, label, items, onChange }: ListProps) {
  const all = items.map((item): Item => objectIn(item) ?? { text: textIn(item) ?? '' });
  return (
    <div className={styles['list']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      {all.map((item, index) => (
        // They have no names of their own, and are told apart by where they stand.
        <div key={index} className={styles['item']}>
          <ItemFields
            kind={kind}
            item={item}
            onChange={(next) => {
              onChange(all.with(index, next));
            }}
          />
          <ItemTools all={all} index={index} onChange={onChange} />
        </div>
      ))}
      <Button
        onPress={() => {
          onChange([...all, fresh[kind]]);
        }}
      >
        <Plus size={14} aria-hidden /> Add
      </Button>
    </div>
  );
}

function ItemTools(props: {
  readonly all: readonly Item[];
  readonly index: number;
  readonly onChange: (items: readonly Json[]) => void;
}) {
  const { all, index, onChange } = props;
  return (
    <div className={styles['tools']}>
      {index > 0 && (
        <IconButton
          aria-label="Move up"
          onPress={() => {
            onChange(moved(all, index));
          }}
        >
          <ArrowUp size={14} aria-hidden />
        </IconButton>
      )}
      <IconButton
        aria-label="Remove"
        onPress={() => {
          onChange(all.filter((_, at) => at !== index));
        }}
      >
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </div>
  );
}

function ItemFields(props: {
  readonly kind: 'actions' | 'pills';
  readonly item: Item;
  readonly onChange: (item: Item) => void;
}) {
  const { kind, item, onChange } = props;
  const names = kind === 'actions' ? (['text', 'href'] as const) : (['text'] as const);
  const labels = { text: 'Words', href: 'Leads to' };
  return (
    <>
      {names.map((name) => (
        <Field key={name} label={labels[name]}>
          {(control) => (
            <input
              {...control}
              value={textIn(item[name]) ?? ''}
              onChange={(event) => {
                onChange({ ...item, [name]: event.currentTarget.value });
              }}
            />
          )}
        </Field>
      ))}
      <Field label="Icon">
        {(control) => (
          <select
            {...control}
            value={textIn(item['icon']) ?? ''}
            onChange={(event) => {
              onChange({ ...item, icon: event.currentTarget.value });
            }}
          >
            <option value="">None</option>
            {ACTION_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {icon}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}

function moved(items: readonly Item[], index: number): readonly Item[] {
  const above = items[index - 1];
  const own = items[index];
  if (above === undefined || own === undefined) return items;
  return items.with(index - 1, own).with(index, above);
}
