import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import type { FormState } from '@selvedge/shared/storefront/contract';
import { productLink } from '@selvedge/shared/storefront/links';
import type { SubmitEvent, MouseEvent } from 'react';

import styles from './BuyForm.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/button.js';
import { FieldError, SelectField } from '../../ui/shop/Field.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);
/** What the list offers; the basket takes more. */
const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

interface SwatchesProps {
  readonly urlName: string;
  readonly colours: readonly ProductColour[];
  readonly chosen: string;
  readonly onChoose: (colour: string, event: MouseEvent) => void;
}

/** Links, so that a colour can be chosen, shared and gone back from without script. */
export function Swatches({ urlName, colours, chosen, onChoose }: SwatchesProps) {
  return (
    <div className={css('choice')}>
      <p className={css('legend')}>
        Colour <span className={css('chosen')}>{chosen}</span>
      </p>
      <ul className={css('swatches')} aria-label="Colour">
        {colours.map(({ name, hex }) => (
          <li key={name}>
            <a
              className={css('swatch')}
              href={productLink(urlName, name)}
              aria-label={name}
              title={name}
              aria-current={name === chosen ? 'true' : undefined}
              onClick={(event) => onChoose(name, event)}
            >
              <span style={{ background: hex }} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SizesProps {
  readonly sizes: ProductColour['sizes'];
  readonly form: FormState | null;
}

function Sizes({ sizes, form }: SizesProps) {
  const error = form?.errors['size']?.[0];
  const only = sizes.length === 1 ? sizes[0]?.name : undefined;
  return (
    <fieldset className={css('choice')} aria-describedby={error && 'size-error'}>
      <legend className={css('legend')}>Size</legend>
      <div className={css('chips')}>
        {sizes.map(({ name, sku, available }) => (
          <label key={sku} className={css('chip')}>
            <input
              type="radio"
              name="size"
              value={name}
              required
              disabled={!available}
              defaultChecked={available && name === (form?.values['size'] ?? only)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id="size-error" text={error} />}
    </fieldset>
  );
}

interface BuyFormProps {
  readonly product: string;
  readonly colour: ProductColour;
  readonly form: FormState | null;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** BSK-006: the choice of a size and a quantity; a plain form post, which script makes quicker. */
export function BuyForm({ product, colour, form, busy, onSubmit }: BuyFormProps) {
  const soldOut = colour.sizes.every(({ available }) => !available);
  return (
    <form className={css('form')} method="post" action="/basket/add/" onSubmit={onSubmit}>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="colour" value={colour.name} />
      <Sizes key={colour.name} sizes={colour.sizes} form={form} />
      {form?.message && <Notice kind="bad">{form.message}</Notice>}
      {soldOut ? (
        <Notice kind="bad">{`${colour.name} is sold out. Please choose another colour.`}</Notice>
      ) : (
        <div className={css('buy')}>
          <SelectField
            name="quantity"
            label="Quantity"
            form={form}
            defaultValue={form?.values['quantity']}
          >
            {quantities.map((quantity) => (
              <option key={quantity}>{quantity}</option>
            ))}
          </SelectField>
          <button className={buttonClass('primary', true)} aria-busy={busy}>
            Add to basket
          </button>
        </div>
      )}
    </form>
  );
}
