import { tagletsOf, type Taglet } from '@selvedge/shared/storefront/taglets';
import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import {
  Feather,
  Flame,
  Gift,
  Leaf,
  Recycle,
  Sparkles,
  Users,
  type LucideIcon,
} from 'lucide-react';

import styles from './ProductPage.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

const ICONS: Readonly<Record<Taglet['icon'], LucideIcon>> = {
  people: Users,
  leaf: Leaf,
  recycle: Recycle,
  feather: Feather,
  gift: Gift,
  sparkles: Sparkles,
  flame: Flame,
};

/** Short labels of a product (CAT-022). */
export function Taglets({ product }: { readonly product: ShopProduct }) {
  const taglets = tagletsOf(product);
  if (taglets.length === 0) return null;
  return (
    <ul className={css('taglets')} aria-label="At a glance">
      {taglets.map(({ icon, text }) => {
        const Icon = ICONS[icon];
        return (
          <li key={text} className={css('taglet')}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
