import { DISCOUNT_KINDS, DISCOUNT_METHODS } from '@selvedge/shared/discounts/discount';
import { Plus, X } from 'lucide-react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import type { DiscountFields } from './discount-form.js';
import { KIND_NAMES, METHOD_NAMES } from './discount-labels.js';
import styles from './DiscountPanels.module.css';
import { Button } from '../../ui/office/Button.js';
import { CheckField, Field } from '../../ui/office/Field.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { MoneyField } from '../../ui/office/MoneyField.js';
import { Panel } from '../../ui/office/Panel.js';
import { SelectField } from '../../ui/office/SelectField.js';

/** Method and code, which never change after the creation. */
export function DetailsPanel({ isNew }: { isNew: boolean }) {
  const { register, formState, control } = useFormContext<DiscountFields>();
  const { field: method } = useController({ control, name: 'method' });
  return (
    <Panel title="Details">
      <Field
        label="Title"
        hint="Customers see it for automatic discounts"
        error={formState.errors.title?.message}
      >
        {(attributes) => <input maxLength={100} {...attributes} {...register('title')} />}
      </Field>
      <SelectField
        label="Method"
        value={method.value}
        options={DISCOUNT_METHODS.map((value) => ({ value, text: METHOD_NAMES[value] }))}
        isDisabled={!isNew}
        onChange={method.onChange}
      />
      {method.value === 'code' && (
        <Field
          label="Code"
          hint={
            isNew
              ? 'Letters and digits. Customers may type it in any case, with spaces or hyphens.'
              : 'The code cannot be changed. Duplicate the discount to use another one.'
          }
          error={formState.errors.code?.message}
        >
          {(attributes) => (
            <input maxLength={64} readOnly={!isNew} {...attributes} {...register('code')} />
          )}
        </Field>
      )}
      {method.value === 'batch' && (
        <CheckField
          label="Send a code to each new newsletter subscriber"
          hint="Subscribers receive it by e-mail once they confirm their address"
        >
          {(attributes) => (
            <input type="checkbox" {...attributes} {...register('forNewSubscribers')} />
          )}
        </CheckField>
      )}
    </Panel>
  );
}

export function ValuePanel({ currency }: { currency: string }) {
  const { control } = useFormContext<DiscountFields>();
  const { field: kind } = useController({ control, name: 'kind' });
  return (
    <Panel title="Value">
      <SelectField
        label="Type"
        value={kind.value}
        options={DISCOUNT_KINDS.map((value) => ({ value, text: KIND_NAMES[value] }))}
        onChange={kind.onChange}
      />
      {kind.value === 'amount' && (
        <MoneyField<DiscountFields> name="amount" label="Amount off" currency={currency} />
      )}
      {kind.value === 'buy-get' && (
        <div className={styles['row']}>
          <NumberField name="buy" label="Customer buys" />
          <NumberField name="get" label="Customer gets" hint="Applies to the cheapest items" />
        </div>
      )}
      {(kind.value === 'percent' || kind.value === 'buy-get') && (
        <NumberField
          name="percent"
          label="Percent off"
          {...(kind.value === 'buy-get' && { hint: 'Enter 100 for free items' })}
        />
      )}
      {kind.value === 'tiers' && <Tiers />}
    </Panel>
  );
}

type NumberName = 'percent' | 'buy' | 'get' | 'totalLimit' | 'customerLimit';

function NumberField(props: { name: NumberName; label: string; hint?: string }) {
  const { name, label, hint } = props;
  const { register, formState } = useFormContext<DiscountFields>();
  return (
    <Field label={label} hint={hint} error={formState.errors[name]?.message}>
      {(attributes) => (
        <input
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
          {...attributes}
          {...register(name)}
        />
      )}
    </Field>
  );
}

function Tiers() {
  const { register, control, formState } = useFormContext<DiscountFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'tiers' });
  return (
    <>
      {fields.map(({ id }, nth) => (
        <div key={id} className={styles['tier']}>
          <Field label="Minimum quantity" error={formState.errors.tiers?.[nth]?.quantity?.message}>
            {(attributes) => (
              <input type="number" min={1} {...attributes} {...register(`tiers.${nth}.quantity`)} />
            )}
          </Field>
          <Field label="Percent off" error={formState.errors.tiers?.[nth]?.percent?.message}>
            {(attributes) => (
              <input type="number" min={1} {...attributes} {...register(`tiers.${nth}.percent`)} />
            )}
          </Field>
          <IconButton
            aria-label={`Remove tier ${String(nth + 1)}`}
            onPress={() => {
              remove(nth);
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {formState.errors.tiers?.message !== undefined && (
        <p role="alert">{formState.errors.tiers.message}</p>
      )}
      <div>
        <Button
          onPress={() => {
            append({ quantity: '', percent: '' });
          }}
        >
          <Plus size={16} aria-hidden /> Add tier
        </Button>
      </div>
    </>
  );
}

export function ConditionsPanel({ currency }: { currency: string }) {
  return (
    <Panel title="Conditions">
      <MoneyField<DiscountFields>
        name="minimumSpend"
        label="Minimum spend"
        hint="Counts only products that the discount applies to. Leave blank for no minimum."
        currency={currency}
      />
    </Panel>
  );
}

export function ValidityPanel() {
  const { register, formState } = useFormContext<DiscountFields>();
  return (
    <Panel title="Validity" text="In the time zone of this device">
      <Field label="Starts" error={formState.errors.startsAt?.message}>
        {(attributes) => <input type="datetime-local" {...attributes} {...register('startsAt')} />}
      </Field>
      <Field label="Ends" error={formState.errors.endsAt?.message}>
        {(attributes) => <input type="datetime-local" {...attributes} {...register('endsAt')} />}
      </Field>
    </Panel>
  );
}

/** Usage limits; automatic discounts have none. */
export function LimitsPanel() {
  const { register, control } = useFormContext<DiscountFields>();
  const method = useWatch({ control, name: 'method' });
  if (method === 'automatic') return null;
  return (
    <Panel title="Usage limits">
      <NumberField name="totalLimit" label="Orders in total" hint="Leave blank for no limit" />
      <NumberField
        name="customerLimit"
        label="Orders per customer"
        hint="Counted by e-mail address"
      />
      <CheckField label="First order only">
        {(attributes) => <input type="checkbox" {...attributes} {...register('firstOrderOnly')} />}
      </CheckField>
    </Panel>
  );
}
