import type { OpenShop, ShopDraft } from '@selvedge/shared/opening/contract';

import { DraftSaver } from '../draft-saver.js';
import { fetchShopDraft, keepShopDraft } from '../opening.api.js';
import { useServerDraft, type DraftPlace } from '../useServerDraft.js';
import { changed, newShop } from './shop-draft.js';

const place: DraftPlace<ShopDraft> = {
  queryKey: ['shop-draft'],
  fetch: fetchShopDraft,
  saver: new DraftSaver(keepShopDraft),
};

/** The shop that is about to be opened, as far as it is typed. */
export function useShopDraft() {
  const start = { ...newShop(navigator.language), hasOwnCode: false };
  const serverDraft = useServerDraft(place, start);
  const { hasOwnCode, ...draft } = serverDraft.draft;
  return {
    draft,
    forget: serverDraft.forget,
    change: (changes: Partial<OpenShop>): void => {
      serverDraft.change({ ...changed(draft, { ...draft, ...changes }, hasOwnCode), hasOwnCode });
    },
    /** Emptied it follows the name again. */
    writeCode: (code: string): void => {
      serverDraft.change({ ...draft, code, hasOwnCode: code !== '' });
    },
    /** Whatever was typed has arrived: nothing of it is kept again once it is decided. */
    settled: (): Promise<void> => place.saver.now(),
  };
}
