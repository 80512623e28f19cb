import { minorDigits } from '@selvedge/shared/money';
import type { BulkAction } from '@selvedge/shared/products/admin/bulk-actions';
import type { BulkEdit } from '@selvedge/shared/products/admin/bulk/contract';
import type { AdminChoices } from '@selvedge/shared/products/admin/contract';
import type { ChangeEvent, ComponentProps } from 'react';

import styles from './BulkBar.module.css';
import { amountIn, amountText } from '../../../ui/office/amounts.js';
import { Choice } from '../../../ui/office/Choice.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Value typed next to the action. */
export interface BulkInput {
  readonly text: string;
}

const needs = {
  enable: 'nothing',
  disable: 'nothing',
  'clear-sale-price': 'nothing',
  'set-price': 'amount',
  'adjust-price-amount': 'amount',
  'set-sale-price': 'amount',
  'adjust-price-percent': 'percent',
  'sale-by-percent': 'percent',
  'add-collection': 'collection',
  'remove-collection': 'collection',
  'add-tag': 'tag',
  'remove-tag': 'tag',
} as const satisfies Record<BulkAction, string>;

const labels: Readonly<Record<BulkAction, string>> = {
  enable: 'Enable',
  disable: 'Disable',
  'set-price': 'Set price to',
  'adjust-price-percent': 'Adjust price by %',
  'adjust-price-amount': 'Adjust price by amount',
  'set-sale-price': 'Set sale price to',
  'sale-by-percent': 'Put on sale (% off)',
  'clear-sale-price': 'End sale',
  'add-collection': 'Add to collection',
  'remove-collection': 'Remove from collection',
  'add-tag': 'Add tag',
  'remove-tag': 'Remove tag',
};

export const BULK_CHOICES = Object.entries(labels).map(([value, text]) => ({ value, text }));

/** Returns the edit, or undefined while its value is missing or invalid. */
export function editOf(
  action: BulkAction,
  { text }: BulkInput,
  currency: string,
): Omit<BulkEdit, 'key' | 'uuids'> | undefined {
  const need = needs[action];
  if (need === 'nothing') return { action };
  const value = {
    amount: amountIn(text, currency),
    percent: Number(text || NaN),
    name: text.trim(),
  };
  switch (need) {
    case 'amount':
      return isNumber(value.amount) ? { action, amount: value.amount } : undefined;
    case 'percent':
      return isNumber(value.percent) ? { action, percent: value.percent } : undefined;
    case 'collection':
    case 'tag':
      return value.name === '' ? undefined : { action, [need]: value.name };
  }
}

function isNumber(value: number | null): value is number {
  return value !== null && !Number.isNaN(value);
}

/** Input for the action's value; nothing for actions without one. */
export function BulkValue(props: {
  action: BulkAction;
  input: BulkInput;
  choices: AdminChoices | undefined;
  currency: string;
  onInput: (input: BulkInput) => void;
}) {
  const { action, input, choices, currency, onInput } = props;
  const need = needs[action];
  if (need === 'nothing') return null;
  if (need === 'collection') {
    const collections = choices?.collections ?? [];
    return (
      <Choice
        label="Collection"
        value={input.text}
        options={[
          { value: '', text: 'Select a collection' },
          ...collections.map(({ uuid, name }) => ({ value: uuid, text: name })),
        ]}
        onChange={(text) => {
          onInput({ text });
        }}
      />
    );
  }
  const field = {
    value: input.text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onInput({ text: event.currentTarget.value });
    },
  };
  if (need === 'amount') return <AmountValue {...field} currency={currency} />;
  return (
    <input
      {...field}
      className={sharedStyle('input', styles['value'])}
      aria-label={need === 'tag' ? 'Tag' : 'Percent'}
      placeholder={need === 'tag' ? 'Tag' : '-10'}
      inputMode={need === 'tag' ? 'text' : 'decimal'}
    />
  );
}

function AmountValue(field: ComponentProps<typeof MoneyInput>) {
  const { currency } = field;
  return (
    <MoneyInput
      {...field}
      className={sharedStyle('input', styles['value'])}
      aria-label="Amount"
      placeholder={amountText(24 * 10 ** minorDigits(currency), currency)}
    />
  );
}
