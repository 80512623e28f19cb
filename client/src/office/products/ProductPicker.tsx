import { useState } from 'react';

import styles from './fields.module.css';
import { useProducts } from './list/useProducts.js';
import { Field } from '../../ui/office/Field.js';

const shown = 8;

/** Finds a product of the store by name. */
export function ProductPicker(props: {
  label: string;
  without: readonly string[];
  onChoose: (uuid: string) => void;
}) {
  const { label, without, onChoose } = props;
  const [term, setTerm] = useState('');
  const found = useProducts({ searchTerm: term, perPage: 20 }).data?.data ?? [];
  const free = found.filter(({ uuid }) => !without.includes(uuid)).slice(0, shown);
  return (
    <div className={styles['stack']}>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder="Search by name"
            value={term}
            onChange={(event) => {
              setTerm(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      {term !== '' && (
        <ul className={styles['list']}>
          {free.map(({ uuid, name }) => (
            <li key={uuid}>
              <button
                type="button"
                className={styles['found']}
                onClick={() => {
                  onChoose(uuid);
                  setTerm('');
                }}
              >
                {name}
              </button>
            </li>
          ))}
          {free.length === 0 && <li className={styles['soft']}>No matches</li>}
        </ul>
      )}
    </div>
  );
}
