import type { DiscountItem } from '@selvedge/shared/discounts/contract';

import styles from './ItemsPanel.module.css';

export const keyOf = ({ kind, uuid }: DiscountItem) => `${kind}-${uuid}`;
export const nameOf = ({ kind, name }: DiscountItem) => name ?? `Deleted ${kind}`;

/** Picture, name and kind of a product or collection. */
export function DiscountItemView({ item }: { item: DiscountItem }) {
  const { kind, name, image } = item;
  return (
    <>
      {image === null ? (
        <span className={styles['picture']} />
      ) : (
        <img
          className={styles['picture']}
          src={`${image}?w=96`}
          alt=""
          width={32}
          height={32}
          loading="lazy"
        />
      )}
      <span className={styles['name']} dir="auto">
        {nameOf(item)}
      </span>
      {name !== null && (
        <span className={styles['soft']}>{kind === 'product' ? 'Product' : 'Collection'}</span>
      )}
    </>
  );
}
