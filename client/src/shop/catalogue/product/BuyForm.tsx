import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import type { BundlePiece } from '@selvedge/shared/storefront/bundle';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import { useState, type SubmitEvent } from 'react';

import styles from './BuyForm.module.css';
import { Pieces } from './Pieces.js';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { FieldError, SelectField } from '../../../ui/shop/Field.js';
import { Notice } from '../../../ui/shop/Notice.js';

const css = classesOf(styles);
/** Quantities offered in the list. The basket permits more. */
const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

interface SizesProps {
  readonly sizes: ProductColour['sizes'];
  readonly form: FormState | null;
}

function Sizes({ sizes, form }: SizesProps) {
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? 'Choose a size' : form?.errors['size']?.[0];
  const only = sizes.length === 1 ? sizes[0]?.name : undefined;
  return (
    <fieldset
      className={css('choice')}
      aria-describedby={error && 'size-error'}
      onInvalidCapture={(event) => {
        // Otherwise the browser shows its own bubble.
        event.preventDefault();
        setMissing(true);
        event.currentTarget.querySelector<HTMLElement>('input:enabled')?.focus();
      }}
      onChange={() => setMissing(false)}
    >
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

function Quantity({ form }: Pick<SizesProps, 'form'>) {
  return (
    <SelectField
      name="quantity"
      label="Quantity"
      form={form}
      defaultValue={form?.values['quantity']}
    >
      {quantities.map((quantity) => (
        <option key={quantity} value={quantity}>
          {quantity}
        </option>
      ))}
    </SelectField>
  );
}

interface BuyFormProps {
  readonly product: ShopProduct;
  readonly colour: ProductColour;
  readonly pieces: readonly BundlePiece[];
  readonly quantityVisible: boolean;
  /** The product can be viewed but not bought. */
  readonly isHidden: boolean;
  readonly form: FormState | null;
  readonly busy: boolean;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Returns why the selection cannot be bought; undefined if it can. */
function obstacleTo({ product, colour, pieces }: BuyFormProps): string | undefined {
  if (!product.enableAddToCart) return 'This product is currently unavailable.';
  if (product.isBundle && pieces.length === 0) {
    return 'An item in this bundle is currently unavailable.';
  }
  const soldOut = colour.sizes.every(({ available }) => !available);
  return soldOut ? `${colour.name} is sold out. Please choose another colour.` : undefined;
}

/** A bundle has a single size; the choice is made for its pieces. */
function Choice({ colour, pieces, form }: Pick<BuyFormProps, 'colour' | 'pieces' | 'form'>) {
  const [first] = colour.sizes;
  if (pieces.length === 0 || first === undefined) {
    return <Sizes key={colour.name} sizes={colour.sizes} form={form} />;
  }
  return (
    <>
      <input type="hidden" name="size" value={first.name} />
      <Pieces pieces={pieces} form={form} />
    </>
  );
}

/** Size and quantity as a plain form, enhanced by script (BSK-006). */
export function BuyForm(props: BuyFormProps) {
  const { product, colour, quantityVisible, isHidden, form, busy, onSubmit } = props;
  const obstacle = obstacleTo(props);
  return (
    <form className={css('form')} method="post" action="/basket/add/" onSubmit={onSubmit}>
      <input type="hidden" name="product" value={product.uuid} />
      <input type="hidden" name="colour" value={colour.name} />
      <Choice {...props} />
      {form?.message && <Notice kind="bad">{form.message}</Notice>}
      {obstacle !== undefined && <Notice kind="bad">{obstacle}</Notice>}
      {obstacle === undefined && !isHidden && (
        <div className={css('buy', quantityVisible && 'counted')}>
          {quantityVisible && <Quantity form={form} />}
          <button className={buttonClass('primary', true)} aria-busy={busy}>
            Add to basket
          </button>
        </div>
      )}
    </form>
  );
}
