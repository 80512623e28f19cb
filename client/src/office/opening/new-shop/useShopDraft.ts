import type { OpenShop, ShopDraft } from '@selvedge/shared/opening/contract';
import { subdomainOf } from '@selvedge/shared/stores/subdomain';

import { DraftSaver } from '../draft-saver.js';
import { fetchShopDraft, saveShopDraft } from '../opening.api.js';
import { useServerDraft, type DraftPlace } from '../useServerDraft.js';
import { changed, newShop } from './shop-draft.js';
import { latinLetters } from '../../../lib/latin-letters.js';

const place: DraftPlace<ShopDraft> = {
  queryKey: ['shop-draft'],
  fetch: fetchShopDraft,
  saver: new DraftSaver(saveShopDraft),
};

/** Draft of the shop being created, saved on the server. */
export function useShopDraft() {
  const start = { ...newShop(navigator.language), hasOwnCode: false };
  const serverDraft = useServerDraft(place, start);
  const { hasOwnCode, ...draft } = serverDraft.draft;
  const change = (changes: Partial<OpenShop>): void => {
    serverDraft.change({ ...changed(draft, { ...draft, ...changes }, hasOwnCode), hasOwnCode });
  };
  const proposeCode = async (name: string): Promise<void> => {
    const code = subdomainOf(await latinLetters(name));
    const latest = serverDraft.latest();
    const isCurrent = latest.name === name && !latest.hasOwnCode;
    if (isCurrent && latest.code !== code) serverDraft.change({ ...latest, code });
  };
  return {
    draft,
    forget: serverDraft.forget,
    change: (changes: Partial<OpenShop>): void => {
      change(changes);
      if (changes.name !== undefined) void proposeCode(changes.name);
    },
    /** Sets the address. If it is emptied, it follows the name again. */
    writeCode: (code: string): void => {
      serverDraft.change({ ...draft, code, hasOwnCode: code !== '' });
    },
    /**
     * Resolves when all input is saved, so that no late save recreates the draft after the shop is
     * created.
     */
    settled: (): Promise<void> => place.saver.now(),
  };
}
