import type { OpenShop } from '@selvedge/shared/opening/contract';

import { useKeptDraft } from '../kept-draft.js';
import { changed, isSound, newShop } from './shop-draft.js';

/** The shop that is about to be opened, as far as it is typed. */
export function useShopDraft() {
  const start = { ...newShop(navigator.language), hasOwnCode: false };
  const [kept, keep, forget] = useKeptDraft('new-shop', start, isSound);
  const { hasOwnCode, ...draft } = kept;
  return {
    draft,
    forget,
    change: (changes: Partial<OpenShop>): void => {
      keep({ ...changed(draft, { ...draft, ...changes }, hasOwnCode), hasOwnCode });
    },
    /** Emptied it follows the name again. */
    writeCode: (code: string): void => {
      keep({ ...draft, code, hasOwnCode: code !== '' });
    },
  };
}
