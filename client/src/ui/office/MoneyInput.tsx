import { currencyOf } from '@selvedge/shared/stores/currencies';
import { useId, type ComponentProps } from 'react';

import styles from './MoneyInput.module.css';

/**
 * The control of an amount: the sign of its currency stands on the side of what is typed where it is
 * written (PAY-019), and its name is read out with the label.
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
