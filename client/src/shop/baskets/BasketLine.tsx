import type { BasketItem } from '@selvedge/shared/baskets/contract';
import { messages } from '@selvedge/shared/messages';
import { formatMoney } from '@selvedge/shared/money';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { CircleAlert, Minus, Plus, Trash2 } from 'lucide-react';
import type { SubmitEvent } from 'react';

import styles from './BasketPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { choiceLabel } from '../../ui/shop/LineItems.js';

const css = classesOf(styles);

export interface LineActions {
  readonly maxQuantity: number;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

function StepButton({ by, name, disabled }: { by: 1 | -1; name: string; disabled: boolean }) {
  const Icon = by === 1 ? Plus : Minus;
  return (
    <button
      name="step"
      value={by}
      disabled={disabled}
      aria-label={by === 1 ? `Add one ${name}` : `Remove one ${name}`}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

/** Quantity field (BSK-017). Enter in the field triggers the first button. */
function Quantity({ item, maxQuantity, busy, onSubmit }: { item: BasketItem } & LineActions) {
  const { key, name, quantity } = item;
  return (
    <form
      className={css('stepper')}
      method="post"
      action="/basket/update/"
      onSubmit={onSubmit}
      aria-busy={busy}
    >
      <input type="hidden" name="key" value={key} />
      <button className={css('update')}>
        Update<span className={layout('hidden')}>{` the quantity of ${name}`}</span>
      </button>
      <div className={css('steps')}>
        <StepButton by={-1} name={name} disabled={quantity <= 1} />
        <input
          key={quantity}
          type="number"
          name="quantity"
          inputMode="numeric"
          min={0}
          max={maxQuantity}
          required
          defaultValue={quantity}
          aria-label={`Quantity of ${name}`}
          onBlur={(event) => {
            const { defaultValue, value, form } = event.currentTarget;
            if (value !== defaultValue) form?.requestSubmit();
          }}
        />
        <StepButton by={1} name={name} disabled={quantity >= maxQuantity} />
      </div>
    </form>
  );
}

function Remove({ item, onSubmit }: { item: BasketItem } & Pick<LineActions, 'onSubmit'>) {
  return (
    <form method="post" action="/basket/remove/" onSubmit={onSubmit}>
      <input type="hidden" name="key" value={item.key} />
      <button className={css('remove')}>
        <Trash2 size={18} aria-hidden />
        Remove<span className={layout('hidden')}>{` ${item.name}`}</span>
      </button>
    </form>
  );
}

/** Line of the basket (BSK-003). */
export function BasketLine({ item, ...actions }: { readonly item: BasketItem } & LineActions) {
  const { name, quantity, priceIncTax, currency, image, productUrl, available } = item;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <li className={css('line')}>
      <div className={css('picture')}>
        <img src={sizedLink(image, 320)} alt="" width={120} height={150} />
      </div>
      <div className={css('body')}>
        <h2 className={css('name')}>
          <a href={productUrl} dir="auto">
            {name}
          </a>
        </h2>
        <p className={css('amount')}>{money(priceIncTax * quantity)}</p>
        <p className={css('options')}>
          {choiceLabel(item)}
          {quantity > 1 && ` · ${money(priceIncTax)} each`}
        </p>
        {!available && (
          <p className={css('gone')}>
            <CircleAlert size={18} aria-hidden />
            {messages.productUnavailable}
          </p>
        )}
        <div className={css('actions')}>
          {available ? <Quantity item={item} {...actions} /> : <span />}
          <Remove item={item} onSubmit={actions.onSubmit} />
        </div>
      </div>
    </li>
  );
}
