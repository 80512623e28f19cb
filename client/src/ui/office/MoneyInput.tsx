import { currencyOf } from '@selvedge/shared/stores/currencies';
import type { ComponentProps } from 'react';

import styles from './MoneyInput.module.css';

/** The control of an amount: the sign of its currency stands before what is typed. */
export function MoneyInput({ currency, ...input }: { currency: string } & ComponentProps<'input'>) {
  const { symbol, subScript } = currencyOf(currency);
  const sign = subScript + symbol;
  return (
    <div className={styles['money']}>
      <span aria-hidden>{sign}</span>
      <input
        {...input}
        inputMode="decimal"
        autoComplete="off"
        style={{ paddingInlineStart: `calc(${sign.length}ch + 18px)` }}
      />
    </div>
  );
}
