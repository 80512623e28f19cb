import { isBlankSku, isCustomSku } from '@selvedge/shared/catalogue/custom-sku';

import styles from '../list/ProductTable.module.css';

/** CAT-013, CAT-014: a sku, and in words what it says of its product. */
export function SkuLine({ sku }: { readonly sku: string }) {
  const labels = [sku, isCustomSku(sku) && 'Custom', isBlankSku(sku) && 'Blank'];
  return (
    <span className={styles['sku']}>{labels.filter((label) => label !== false).join(' · ')}</span>
  );
}
