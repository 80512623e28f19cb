import { isBlankSku, isCustomSku } from '@selvedge/shared/catalogue/custom-sku';

import styles from '../list/ProductTable.module.css';

/** A SKU with its labels, Custom and Blank. */
export function SkuLine({ sku }: { readonly sku: string }) {
  const labels = [sku, isCustomSku(sku) && 'Custom', isBlankSku(sku) && 'Blank'];
  return (
    <span className={styles['sku']}>{labels.filter((label) => label !== false).join(' · ')}</span>
  );
}
