import type { FavouriteLine, FavouriteVariant } from '@selvedge/shared/favourites/contract';
import { cardSizes } from '@selvedge/shared/catalogue/cards/card-sizes';
import { ChevronDown, X } from 'lucide-react';

import styles from './FavouritesPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass, iconButtonClass } from '../../ui/shop/common/button.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { Price } from '../../ui/shop/common/Price.js';

const css = classesOf(styles);

function byColour(
  variants: readonly FavouriteVariant[],
): readonly (readonly [string, readonly FavouriteVariant[]])[] {
  const colours = new Map<string, FavouriteVariant[]>();
  for (const variant of variants) {
    colours.set(variant.colour, [...(colours.get(variant.colour) ?? []), variant]);
  }
  return [...colours];
}

/** A single field for colour and size, so that only available combinations can be chosen. */
function VariantField({ line: { name, variants } }: { readonly line: FavouriteLine }) {
  const [only] = variants;
  if (variants.length === 1 && only !== undefined) {
    return (
      <>
        <input type="hidden" name="variant" value={only.sku} />
        <p className={css('options')}>{`${only.colour} · ${only.size}`}</p>
      </>
    );
  }
  return (
    <label className={css('choice')}>
      <span className={layout('hidden')}>{`Colour and size of ${name}`}</span>
      <select name="variant" required defaultValue="">
        <option value="" disabled>
          Colour and size
        </option>
        {byColour(variants).map(([colour, ofColour]) => (
          <optgroup key={colour} label={colour}>
            {ofColour.map(({ sku, size }) => (
              <option key={sku} value={sku}>{`${colour} · ${size}`}</option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden />
    </label>
  );
}

function Move({ line }: { readonly line: FavouriteLine }) {
  const { key, name, productUrl, available, isBundle } = line;
  if (!available) return <p className={css('gone')}>Currently unavailable.</p>;
  if (isBundle) {
    return (
      <a className={buttonClass('secondary', true)} href={productUrl}>
        Choose options
      </a>
    );
  }
  return (
    <form className={css('move')} method="post" action="/favourites/move/">
      <input type="hidden" name="key" value={key} />
      <VariantField line={line} />
      <button className={buttonClass('primary', true)} aria-label={`Move to basket: ${name}`}>
        Move to basket
      </button>
    </form>
  );
}

/** Favourites with buttons to add them to the basket (BSK-004). */
export function FavouriteLines({ lines }: { readonly lines: readonly FavouriteLine[] }) {
  return (
    <ul className={css('lines')}>
      {lines.map((line) => (
        <li key={line.key} className={css('line')}>
          <div className={css('media')}>
            {line.card !== null && <Picture image={line.card.image} sizes={cardSizes} alt="" />}
            <form className={css('remove')} method="post" action="/favourites/drop/">
              <input type="hidden" name="key" value={line.key} />
              <button className={iconButtonClass(true)} aria-label={`Remove ${line.name}`}>
                <X size={20} aria-hidden />
              </button>
            </form>
          </div>
          <h2 className={css('name')} dir="auto">
            {line.productUrl === '' ? line.name : <a href={line.productUrl}>{line.name}</a>}
          </h2>
          {line.card !== null && <Price {...line.card} />}
          <Move line={line} />
        </li>
      ))}
    </ul>
  );
}
