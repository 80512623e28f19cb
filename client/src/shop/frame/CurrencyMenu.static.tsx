import type { CurrencyChoice } from '@selvedge/shared/storefront/contract';
import { Check } from 'lucide-react';

import styles from './HeaderMenu.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/**
 * Currency menu with the currency's sign as icon (LAY-024). Each currency is a button of a plain
 * form that returns to the page; the list opens without script.
 */
export function CurrencyMenu({ shown, offered }: CurrencyChoice) {
  const now = offered.find(({ code }) => code === shown);
  return (
    <details className={css('choice')} data-menu>
      <summary className={css('icon')} aria-label={`Currency: ${now?.name ?? shown}`}>
        {now?.sign ?? shown}
      </summary>
      <form className={css('list')} method="post" action="/currency/">
        {offered.map(({ code, name, sign }) => (
          <button
            key={code}
            className={css('entry')}
            name="currency"
            value={code}
            aria-current={code === shown ? 'true' : undefined}
          >
            <span className={css('sign')}>{sign}</span>
            {name}
            {code === shown && <Check size={18} aria-hidden />}
          </button>
        ))}
      </form>
    </details>
  );
}
