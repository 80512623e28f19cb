import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { TextInput } from '../inputs.js';
import { LinkInput } from '../LinkInput.js';
import styles from './sections.module.css';
import type { SettingsForm } from '../settings-form.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

const most = 500;

/** Search terms that redirect straight to a page. */
export function SearchSection() {
  const { control } = useFormContext<SettingsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'searchRedirects' });
  return (
    <Panel
      title="Search redirects"
      text="Searches for these terms go straight to a page."
      action={
        <Button
          isDisabled={fields.length >= most}
          onPress={() => {
            append({ searchTerm: '', destinationUrl: '' });
          }}
        >
          <span className={sharedStyle('iconed')}>
            <Plus size={15} aria-hidden /> Add redirect
          </span>
        </Button>
      }
    >
      {fields.length === 0 ? (
        <p className={sharedStyle('empty')}>No redirects yet. All searches show results.</p>
      ) : (
        <ol className={styles['redirects']} aria-label="Search redirects">
          {fields.map(({ id }, index) => (
            <li key={id}>
              <TextInput
                name={`searchRedirects.${index}.searchTerm`}
                label="Search term"
                maxLength={100}
              />
              <ArrowRight size={16} aria-hidden className={styles['arrow']} />
              <LinkInput name={`searchRedirects.${index}.destinationUrl`} label="Destination" />
              <button
                type="button"
                className={sharedStyle('icon', styles['remove'])}
                aria-label={`Remove redirect ${String(index + 1)}`}
                onClick={() => {
                  remove(index);
                }}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
