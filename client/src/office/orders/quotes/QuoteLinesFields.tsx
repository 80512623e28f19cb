import { formatMoney } from '@selvedge/shared/money';
import { mostQuoteLines } from '@selvedge/shared/orders/quotes/quote';
import { Plus, Trash2 } from 'lucide-react';

import { emptyLine, readQuote, type TypedLine, type TypedQuote } from './quote-lines.js';
import styles from './Quote.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { IconButton } from '../../../ui/office/IconButton.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';

interface FieldsProps {
  readonly quote: TypedQuote;
  readonly currency: string;
  readonly onChange: (quote: TypedQuote) => void;
}

/** Lines, discount and delivery of a quote, with the total. */
export function QuoteLinesFields(props: FieldsProps) {
  const { quote, currency, onChange } = props;
  const { lines } = quote;
  return (
    <div className={styles['lines']}>
      <ol className={styles['lineList']}>
        {lines.map((line, nth) => (
          <LineFields
            key={line.key}
            nth={nth + 1}
            line={line}
            currency={currency}
            isOnly={lines.length === 1}
            onChange={(changed) => {
              onChange({ ...quote, lines: lines.map((one) => (one === line ? changed : one)) });
            }}
            onRemove={() => {
              onChange({ ...quote, lines: lines.filter((one) => one !== line) });
            }}
          />
        ))}
      </ol>
      <div>
        <Button
          isDisabled={lines.length >= mostQuoteLines}
          onPress={() => {
            const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
            onChange({ ...quote, lines: [...lines, emptyLine(key)] });
          }}
        >
          <Plus size={16} aria-hidden /> Add line
        </Button>
      </div>
      <Sums quote={quote} currency={currency} onChange={onChange} />
      <Total quote={quote} currency={currency} />
    </div>
  );
}

/** Discount and delivery, which apply to the whole quote. */
function Sums({ quote, currency, onChange }: FieldsProps) {
  return (
    <>
      <Amount
        label="Discount"
        hint="Deducted from the line total, which it cannot exceed. Leave blank for none."
        currency={currency}
        value={quote.discount}
        onChange={(discount) => {
          onChange({ ...quote, discount });
        }}
      />
      <Amount
        label="Delivery"
        hint="Including tax, like all prices here. Leave blank for free delivery."
        currency={currency}
        value={quote.shipping}
        onChange={(shipping) => {
          onChange({ ...quote, shipping });
        }}
      />
    </>
  );
}

function Total({ quote, currency }: { readonly quote: TypedQuote; readonly currency: string }) {
  const read = readQuote(quote, currency);
  return (
    <p className={styles['total']} role="status">
      {read === undefined
        ? 'Enter a name, quantity and price for each line. The discount cannot exceed the line total.'
        : `Total ${formatMoney({ amount: read.total, currency })}`}
    </p>
  );
}

function LineFields(props: {
  readonly nth: number;
  readonly line: TypedLine;
  readonly currency: string;
  readonly isOnly: boolean;
  readonly onChange: (line: TypedLine) => void;
  readonly onRemove: () => void;
}) {
  const { nth, line, currency, isOnly, onChange, onRemove } = props;
  const change = (changed: Partial<TypedLine>) => {
    onChange({ ...line, ...changed });
  };
  return (
    <li className={styles['line']}>
      <TextInput
        label={`Line ${String(nth)}`}
        most={200}
        value={line.name}
        onChange={(name) => {
          change({ name });
        }}
      />
      <TextInput
        label="Quantity"
        most={6}
        isNumber
        value={line.quantity}
        onChange={(quantity) => {
          change({ quantity });
        }}
      />
      <Amount
        label="Unit price"
        currency={currency}
        value={line.price}
        onChange={(price) => {
          change({ price });
        }}
      />
      <IconButton
        aria-label={`Remove line ${String(nth)}`}
        className={styles['remove']}
        isDisabled={isOnly}
        onPress={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

function TextInput(props: TypedProps & { readonly most: number; readonly isNumber?: boolean }) {
  const { label, value, most, isNumber = false, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...(isNumber && { inputMode: 'numeric' })}
          autoComplete="off"
          maxLength={most}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

function Amount(props: TypedProps & { readonly currency: string; readonly hint?: string }) {
  const { label, hint, currency, value, onChange } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
