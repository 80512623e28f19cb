import { useMutation, useQueryClient } from '@tanstack/react-query';

import { creationOf, firstProduct, onGarment, type FirstProduct } from './first-product.js';
import { DraftSaver } from '../draft-saver.js';
import { fetchProductDraft, saveProductDraft } from '../opening.api.js';
import { useServerDraft, type DraftPlace } from '../useServerDraft.js';
import { stepsKey } from '../useSteps.js';
import { createFromDesign } from '../../products/index.js';

const place: DraftPlace<FirstProduct> = {
  queryKey: ['first-product-draft'],
  fetch: fetchProductDraft,
  // Invalid prices are not saved; the last valid one stays.
  saver: new DraftSaver((draft) =>
    draft === null || draft.price > 0 ? saveProductDraft(draft) : Promise.resolve(),
  ),
};

/** Draft of the first product, saved on the server, and the mutation that creates the product. */
export function useFirstProduct(currency: string, onCreated: () => void) {
  const client = useQueryClient();
  const serverDraft = useServerDraft(place, firstProduct(currency));
  const product = serverDraft.draft;
  const create = useMutation({
    mutationFn: () => createFromDesign(creationOf(product)),
    onSuccess: async () => {
      serverDraft.forget();
      place.saver.later(null);
      await place.saver.now();
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: stepsKey });
      onCreated();
    },
  });
  const change = (changes: Partial<FirstProduct>) => {
    const { garment } = changes;
    const next = { ...product, ...changes };
    serverDraft.change(garment === undefined ? next : onGarment(next, garment, currency));
  };
  return { product, change, create };
}
