import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { UseFormReturn } from 'react-hook-form';

import { urlFor, type PageNames } from './page-drafts.js';
import styles from './PageNameFields.module.css';
import { follows } from '../../../lib/field-rules.js';
import { Field } from '../../../ui/office/Field.js';

interface FieldsProps {
  readonly form: UseFormReturn<PageNames>;
  /** Whether the address follows the title until it is edited. */
  readonly isNew?: boolean;
  readonly hint?: string | undefined;
}

export function PageNameFields({ form, isNew = false, hint }: FieldsProps) {
  const { register, formState, setValue, getFieldState } = form;
  const { errors } = formState;
  const follow = (title: string) => {
    if (!isNew || getFieldState('url').isTouched) return;
    setValue('url', urlFor(title), { shouldValidate: formState.isSubmitted });
  };
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          <input
            {...control}
            maxLength={255}
            autoComplete="off"
            autoFocus
            {...register('title', {
              validate: (title) => !isNew || follows(['required'])(title),
              onChange: (event: { target: { value: string } }) => {
                follow(event.target.value);
              },
            })}
          />
        )}
      </Field>
      <AddressField form={form} hint={hint} />
    </>
  );
}

/** Normalises the address on blur. */
function AddressField({ form, hint }: Pick<FieldsProps, 'form' | 'hint'>) {
  const { register, formState, setValue } = form;
  return (
    <Field label="Web address" hint={hint} error={formState.errors.url?.message}>
      {(control) => (
        <div className={styles['address']}>
          <span className={styles['host']} aria-hidden>
            {location.host}
          </span>
          <input
            {...control}
            maxLength={255}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            placeholder="/about/"
            {...register('url', {
              validate: follows(['required']),
              onBlur: (event: { target: { value: string } }) => {
                const typed = event.target.value;
                if (typed.trim() !== '') setValue('url', pageUrl(typed));
              },
            })}
          />
        </div>
      )}
    </Field>
  );
}
