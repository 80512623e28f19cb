import { urlNameRules } from '@selvedge/shared/catalogue/url-name';
import { useFormContext } from 'react-hook-form';

import styles from './editors.module.css';
import type { ProductGroupFields } from './product-group-form.js';
import { follows } from '../../lib/field-rules.js';
import { latinLetters } from '../../lib/latin-letters.js';
import { Field } from '../../ui/office/Field.js';

/** Name and web address. For a new group the address follows the name until it is edited. */
export function NameFields({ isNew, path }: { isNew: boolean; path: string }) {
  const { register, formState, setValue, getFieldState } = useFormContext<ProductGroupFields>();
  const { errors } = formState;
  const follow = async (name: string) => {
    if (!isNew || getFieldState('urlName').isTouched) return;
    const shouldValidate = formState.isSubmitted;
    // Loaded on demand, because it contains transliteration tables.
    const { urlNameFrom } = await import('@selvedge/shared/products/admin/url-name');
    const urlName = urlNameFrom(await latinLetters(name), '');
    setValue('urlName', urlName, { shouldDirty: true, shouldValidate });
  };
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <input
            {...control}
            maxLength={200}
            autoComplete="off"
            {...register('name', {
              validate: follows(['required']),
              onChange: (event: { target: { value: string } }) => {
                void follow(event.target.value);
              },
            })}
          />
        )}
      </Field>
      <Field
        label="Web address"
        hint={isNew ? undefined : 'If you change it, links to the old address stop working'}
        error={errors.urlName?.message}
      >
        {(control) => (
          <div className={styles['address']}>
            <span className={styles['path']} aria-hidden>
              {path}
            </span>
            <input
              {...control}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              {...register('urlName', { validate: follows(urlNameRules) })}
            />
          </div>
        )}
      </Field>
    </>
  );
}
