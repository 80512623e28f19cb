import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { creationOf, firstProduct, onGarment, type FirstProduct } from './first-product.js';
import { useKeptDraft } from '../kept-draft.js';
import { stepsKey } from '../useSteps.js';
import { createFromDesign } from '../../products/index.js';

/** What was chosen so far for the shop, and its making. */
export function useFirstProduct(shop: string, currency: string, onCreated: () => void) {
  const client = useQueryClient();
  const start = firstProduct(currency);
  const [product, setProduct, forget] = useKeptDraft(
    `first-product-${shop}`,
    start,
    ({ garment, price }) => GARMENTS.includes(garment) && price > 0,
  );
  const create = useMutation({
    mutationFn: () => createFromDesign(creationOf(product)),
    onSuccess: () => {
      forget();
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: stepsKey });
      onCreated();
    },
  });
  const change = (changes: Partial<FirstProduct>) => {
    const { garment } = changes;
    const next = { ...product, ...changes };
    setProduct(garment === undefined ? next : onGarment(next, garment, currency));
  };
  return { product, change, create };
}
