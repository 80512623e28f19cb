import type { CurrencyChoice } from '@selvedge/shared/storefront/contract';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';

import styles from './CurrencyMenu.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/**
 * LAY-024: the icon is the currency's own sign. Each currency is a button of a plain form, which leads
 * back to this page; the list needs no script to open.
 */
export function CurrencyMenu({ shown, offered }: CurrencyChoice) {
  const menu = useClosing();
  const now = offered.find(({ code }) => code === shown);
  return (
    <details className={css('choice')} ref={menu}>
      <summary className={css('icon')} aria-label={`Currency: ${now?.name ?? shown}`}>
        {now?.sign ?? shown}
      </summary>
      <form className={css('list')} method="post" action="/currency/">
        {offered.map(({ code, name, sign }) => (
          <button
            key={code}
            className={css('currency')}
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

/** With script the list closes by Escape, and when something else on the page is pressed. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const isWithin =
        event.target instanceof Node && menu.current?.contains(event.target) === true;
      const isAway = event instanceof KeyboardEvent ? event.key === 'Escape' : !isWithin;
      if (isAway) menu.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return menu;
}
