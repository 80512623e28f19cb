import { isBlankSku, isCustomSku } from '@selvedge/shared/catalogue/custom-sku';

import styles from './ProductTable.module.css';

/** A SKU with its labels, Custom and Blank. */
export function SkuLine({ sku }: { readonly sku: string }) {
  const labels = [isCustomSku(sku) && 'Custom', isBlankSku(sku) && 'Blank'];
  return (
    <span className={styles['sku']}>
      <span translate="no">{sku}</span>
      {labels.map((label) => label !== false && ` · ${label}`)}
    </span>
  );
}
