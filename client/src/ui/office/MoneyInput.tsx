import { currencyOf } from '@selvedge/shared/stores/currencies';
import { useId, type ComponentProps } from 'react';

import styles from './MoneyInput.module.css';

/**
 * Amount field with the currency sign on the side where the locale writes it (PAY-019). Screen
 * readers read the currency's name with the label.
 */
export function MoneyInput({ currency, ...input }: { currency: string } & ComponentProps<'input'>) {
  const { name, symbol, subScript, symbolAlign } = currencyOf(currency);
  const sign = subScript + symbol;
  const id = useId();
  const room = `calc(${String(sign.length)}ch + 18px)`;
  return (
    <div className={styles['money']} data-align={symbolAlign}>
      <span aria-hidden>{sign}</span>
      <input
        {...input}
        aria-describedby={[input['aria-describedby'], id].join(' ').trim()}
        inputMode="decimal"
        autoComplete="off"
        style={symbolAlign === 'left' ? { paddingInlineStart: room } : { paddingInlineEnd: room }}
      />
      <span id={id} hidden>
        {name}
      </span>
    </div>
  );
}
