import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import type { BundlePiece } from '@selvedge/shared/catalogue/bundles/bundle';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';

import styles from './BuyForm.module.css';
import { Pieces } from './Pieces.js';
import { classesOf } from '../../../lib/class-names.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { Price } from '../../../ui/shop/common/Price.js';
import { FieldError, SelectField } from '../../../ui/shop/Field.js';
import { Notice } from '../../../ui/shop/Notice.js';

const css = classesOf(styles);
/** Quantities offered in the list. The basket permits more. */
const quantities = Array.from({ length: 10 }, (_, index) => index + 1);

const noSize = 'Choose a size';

type Size = ProductColour['sizes'][number];

interface SizesProps {
  readonly sizes: readonly Size[];
  readonly size: string | undefined;
  readonly form: FormState | null;
  readonly onSize: (size: string) => void;
}

/** Returns the number of cells per row, so that all rows have the same number if possible. */
function evenly(count: number, most: number): number {
  return Math.ceil(count / Math.ceil(count / most));
}

/** Columns of the sizes for wide and narrow forms. */
function columnsFor(sizes: readonly Size[]): CSSProperties {
  const [wide, narrow] = sizes.some(({ name }) => name.length > 4) ? [3, 2] : [6, 5];
  const columns = {
    '--wide': evenly(sizes.length, wide),
    '--narrow': evenly(sizes.length, narrow),
  };
  // React's style type does not include custom properties.
  return columns as CSSProperties;
}

function Sizes({ sizes, size, form, onSize }: SizesProps) {
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? noSize : form?.errors['size']?.[0];
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
    >
      <legend className={css('legend')}>Size</legend>
      <div className={css('chips')} style={columnsFor(sizes)}>
        {sizes.map(({ name, sku, available }) => (
          <label key={sku} className={css('chip')}>
            <input
              type="radio"
              name="size"
              value={name}
              required
              disabled={!available}
              defaultChecked={available && name === size}
              onChange={() => {
                setMissing(false);
                onSize(name);
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id="size-error" text={error} />}
    </fieldset>
  );
}

function Quantity({ form }: Pick<BuyFormProps, 'form'>) {
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
  /** Whether the page contains the measures of the sizes. */
  readonly hasSizeGuide: boolean;
  /** Whether the product can be viewed but not bought. */
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

type ChoiceProps = Pick<BuyFormProps, 'colour' | 'pieces' | 'hasSizeGuide'> &
  Omit<SizesProps, 'sizes'>;

/** A bundle has a single size; the choice is made for its pieces. */
function Choice({ colour, pieces, hasSizeGuide, form, ...choice }: ChoiceProps) {
  const [first] = colour.sizes;
  if (pieces.length === 0 || first === undefined) {
    return (
      <div className={css('sized')}>
        {hasSizeGuide && (
          <a className={css('guide')} href="#size-guide">
            Size guide
          </a>
        )}
        <Sizes key={colour.name} sizes={colour.sizes} form={form} {...choice} />
      </div>
    );
  }
  return (
    <>
      <input type="hidden" name="size" value={first.name} />
      <Pieces pieces={pieces} form={form} />
    </>
  );
}

/** Selected size, which other colours keep. */
function useSize({ sizes }: ProductColour, form: FormState | null) {
  const [size, setSize] = useState(
    form?.values['size'] ?? (sizes.length === 1 ? sizes[0]?.name : undefined),
  );
  const isAvailable = sizes.some(({ name, available }) => available && name === size);
  return [isAvailable ? size : undefined, setSize] as const;
}

/** Marks an element while it is out of view, under the header or below the window. */
function useOutOfView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isOut = (entry?.intersectionRatio ?? 1) < 0.9;
        // Reserves the height of the content that is pinned elsewhere meanwhile.
        element.style.minHeight = isOut ? `${element.offsetHeight}px` : '';
        element.toggleAttribute('data-out', isOut);
      },
      { rootMargin: '-72px 0px -48px', threshold: 0.9 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

interface BuyRowProps extends Pick<BuyFormProps, 'product' | 'busy'> {
  readonly size: string | undefined;
  /** Quantity field, if the shop shows one. */
  readonly children: ReactNode;
}

/**
 * Quantity and button. Small windows pin the button to the bottom while the row is out of view, with
 * price and size beside it. The page contains no second button, so nothing is announced twice.
 */
function BuyRow({ product, busy, size, children }: BuyRowProps) {
  const row = useOutOfView();
  return (
    <div className={css('row', children !== false && 'counted')} ref={row}>
      {children}
      <div className={css('buy')}>
        <p className={css('summary')} aria-hidden>
          <Price {...product} />
          {!product.isBundle && <span>{size ?? noSize}</span>}
        </p>
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Add to basket
        </button>
      </div>
    </div>
  );
}

/** Size and quantity as a plain form, enhanced by script (BSK-006). */
export function BuyForm(props: BuyFormProps) {
  const { product, colour, quantityVisible, isHidden, form, busy, onSubmit } = props;
  const obstacle = obstacleTo(props);
  const [size, setSize] = useSize(colour, form);
  return (
    <form className={css('form')} method="post" action="/basket/add/" onSubmit={onSubmit}>
      <input type="hidden" name="product" value={product.uuid} />
      <input type="hidden" name="colour" value={colour.name} />
      <Choice {...props} size={size} onSize={setSize} />
      {form?.message && <Notice kind="bad">{form.message}</Notice>}
      {obstacle !== undefined && <Notice kind="bad">{obstacle}</Notice>}
      {obstacle === undefined && !isHidden && (
        <BuyRow product={product} busy={busy} size={size}>
          {quantityVisible && <Quantity form={form} />}
        </BuyRow>
      )}
    </form>
  );
}
