import { Heart as Icon, X } from 'lucide-react';

import { buttonClass, iconButtonClass } from './button.js';
import styles from './Heart.module.css';
import { useHeart } from './useHeart.js';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

interface HeartProps {
  readonly product: string;
  readonly name: string;
  /** Shows a label too: for use among a page's buttons instead of on a card. */
  readonly wide?: boolean;
}

/** Adds a product to the favourites or removes it (BSK-007). A plain form, enhanced by script. */
export function Heart({ product, name, wide = false }: HeartProps) {
  const { isLiked, message, onSubmit, dismiss } = useHeart(product);
  if (isLiked === undefined) return null;
  const label = isLiked ? 'Remove from favourites' : 'Add to favourites';
  return (
    <form
      className={css(wide ? 'wide' : 'onCard')}
      method="post"
      action={isLiked ? '/favourites/remove/' : '/favourites/add/'}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="product" value={product} />
      <button
        className={wide ? buttonClass('secondary', true) : iconButtonClass(true)}
        aria-label={`${label}: ${name}`}
      >
        <Icon className={css(isLiked && 'liked')} size={20} aria-hidden />
        {wide && label}
      </button>
      {message !== null && (
        <div className={css('snackbar')} role="alert">
          <span>{message}</span>
          <button type="button" className={iconButtonClass()} aria-label="Close" onClick={dismiss}>
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </form>
  );
}
