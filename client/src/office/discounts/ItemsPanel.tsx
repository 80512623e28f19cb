import type { DiscountItem } from '@selvedge/shared/discounts/contract';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';

import type { DiscountFields } from './discount-form.js';
import { DiscountItemView, keyOf, nameOf } from './DiscountItemView.js';
import styles from './ItemsPanel.module.css';
import { IconButton } from '../../ui/office/IconButton.js';
import { later } from '../../ui/office/later.js';
import { Panel } from '../../ui/office/Panel.js';

const ItemSearch = later(async () => (await import('./ItemSearch.js')).ItemSearch);

/** Products and collections that the discount applies to. */
export function ItemsPanel() {
  const { field, fieldState } = useController<DiscountFields, 'items'>({ name: 'items' });
  const items = field.value;
  return (
    <Panel title="Applies to">
      <Suspense fallback={<div className={styles['search']} />}>
        <ItemSearch
          without={items}
          onBlur={field.onBlur}
          onChoose={(item) => {
            field.onChange([...items, item]);
          }}
        />
      </Suspense>
      {items.length === 0 ? (
        <p className={styles['soft']}>The discount applies to all products.</p>
      ) : (
        <Chosen items={items} onChange={field.onChange} />
      )}
      <p className={styles['error']} role="alert">
        {fieldState.error?.message}
      </p>
    </Panel>
  );
}

function Chosen(props: {
  items: readonly DiscountItem[];
  onChange: (items: readonly DiscountItem[]) => void;
}) {
  const { items, onChange } = props;
  return (
    <ul className={styles['chosen']} aria-label="Products and collections of the discount">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <DiscountItemView item={item} />
          <IconButton
            aria-label={`Remove ${nameOf(item)}`}
            onPress={() => {
              onChange(items.filter((other) => other !== item));
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
