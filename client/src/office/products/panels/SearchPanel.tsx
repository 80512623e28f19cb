import { urlNameRules } from '@selvedge/shared/catalogue/url-name';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { cutToWords } from '@selvedge/shared/texts/cut-words';
import { useFormContext, useWatch } from 'react-hook-form';

import styles from './SearchPanel.module.css';
import { KeywordsField } from '../KeywordsField.js';
import { follows } from '../../../lib/field-rules.js';
import { latinLetters } from '../../../lib/latin-letters.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Panel } from '../../../ui/office/Panel.js';

const orNull = { setValueAs: (text: unknown) => (text === '' ? null : text) };

/** Search engine fields with a preview of the result. */
export function SearchPanel({ host }: { host: string }) {
  const { register, formState, setValue, getValues } = useFormContext<ProductForm>();
  const { errors } = formState;
  const generate = async (): Promise<void> => {
    // Loaded on demand, because it contains transliteration tables.
    const { urlNameFrom } = await import('@selvedge/shared/products/admin/url-name');
    const urlName = urlNameFrom(await latinLetters(getValues('name')));
    setValue('urlName', urlName, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Panel title="Search engine listing">
      <Preview host={host} />
      <Field label="Web address" hint={`${host}/product/…/`} error={errors.urlName?.message}>
        {(control) => (
          <div className={styles['address']}>
            <input {...control} {...register('urlName', { validate: follows(urlNameRules) })} />
            <Button onPress={() => void generate()}>Generate from name</Button>
          </div>
        )}
      </Field>
      <Field
        label="Page title"
        hint="Leave blank to use the product name"
        error={errors.metaTitle?.message}
      >
        {(control) => <input {...control} {...register('metaTitle', orNull)} />}
      </Field>
      <Field
        label="Meta description"
        hint="Up to 160 characters are shown"
        error={errors.metaDescription?.message}
      >
        {(control) => <textarea rows={2} {...control} {...register('metaDescription', orNull)} />}
      </Field>
      <KeywordsField name="metaKeywords" label="Keywords" />
    </Panel>
  );
}

const shownLength = 160;

function Preview({ host }: { host: string }) {
  const { control } = useFormContext<ProductForm>();
  const [name, description, urlName, metaTitle, metaDescription] = useWatch({
    control,
    name: ['name', 'description', 'urlName', 'metaTitle', 'metaDescription'],
  });
  const text = (metaDescription ?? '') || description;
  return (
    <div className={styles['result']} aria-label="Search result preview" role="img">
      <span className={styles['host']}>
        {host} › product › {urlName}
      </span>
      <span className={styles['name']}>{(metaTitle ?? '') || name}</span>
      <span className={styles['text']}>{cutToWords(text, shownLength)}</span>
    </div>
  );
}
