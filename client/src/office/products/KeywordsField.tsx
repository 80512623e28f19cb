import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';
import { cutText } from '@selvedge/shared/texts/cut-text';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';

import styles from './fields.module.css';
import { Field } from '../../ui/office/Field.js';
import { sharedStyle } from '../../ui/office/shared-style.js';
import { isComposing, isEnter } from '../../lib/is-enter.js';

/** Keyword list: Enter or a comma adds a keyword, the cross removes it. */
export function KeywordsField(props: {
  name: 'tags' | 'metaKeywords';
  label: string;
  suggestions?: readonly string[];
}) {
  const { name, label, suggestions = [] } = props;
  const listId = useId();
  const { field, fieldState } = useController<ProductForm, 'tags' | 'metaKeywords'>({ name });
  const keywords = field.value;
  const add = (text: string) => {
    const keyword = cutText(text.trim(), 60, 60);
    if (keyword !== '' && !keywords.includes(keyword)) field.onChange([...keywords, keyword]);
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
              if (isComposing(event) || (!isEnter(event) && event.key !== ',')) return;
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
        {suggestions.map((keyword) => (
          <option key={keyword} value={keyword} />
        ))}
      </datalist>
      <Chips keywords={keywords} onChange={field.onChange} />
    </div>
  );
}

function Chips(props: {
  keywords: readonly string[];
  onChange: (keywords: readonly string[]) => void;
}) {
  const { keywords, onChange } = props;
  if (keywords.length === 0) return null;
  return (
    <div className={styles['chips']}>
      {keywords.map((keyword) => (
        <span key={keyword} className={styles['chip']}>
          {keyword}
          <button
            type="button"
            className={sharedStyle('icon')}
            aria-label={`Remove ${keyword}`}
            onClick={() => {
              onChange(keywords.filter((other) => other !== keyword));
            }}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
    </div>
  );
}
