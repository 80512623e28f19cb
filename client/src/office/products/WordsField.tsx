import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import styles from './fields.module.css';
import { Field } from '../../ui/office/Field.js';
import { look } from '../../ui/office/look.js';

/** A list of words: Enter or a comma adds one, its cross takes it away. */
export function WordsField(props: {
  name: 'tags' | 'metaKeywords';
  label: string;
  known?: readonly string[];
}) {
  const { name, label, known = [] } = props;
  const listId = useId();
  const { field, fieldState } = useController<ProductForm, 'tags' | 'metaKeywords'>({ name });
  const words = field.value;
  const add = (text: string) => {
    const word = text.trim().slice(0, 60);
    if (word !== '' && !words.includes(word)) field.onChange([...words, word]);
  };
  return (
    <div className={styles['stack']}>
      <Field label={label} error={fieldState.error?.message}>
        {(control) => (
          <input
            {...control}
            ref={field.ref}
            list={listId}
            placeholder="Type and press Enter"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add(event.currentTarget.value);
              event.currentTarget.value = '';
            }}
            onBlur={(event) => {
              add(event.currentTarget.value);
              event.currentTarget.value = '';
              field.onBlur();
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {known.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
      <Chips words={words} onWords={field.onChange} />
    </div>
  );
}

function Chips(props: { words: readonly string[]; onWords: (words: readonly string[]) => void }) {
  const { words, onWords } = props;
  if (words.length === 0) return null;
  return (
    <div className={styles['chips']}>
      {words.map((word) => (
        <span key={word} className={styles['chip']}>
          {word}
          <button
            type="button"
            className={look('icon')}
            aria-label={`Remove ${word}`}
            onClick={() => {
              onWords(words.filter((other) => other !== word));
            }}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
    </div>
  );
}
