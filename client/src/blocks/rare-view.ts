import { RARE } from './rare-views.gen.js';

/**
 * Returns the loader of a less common view. If there is none, the page's scripts are older than the
 * server. That is reported, and the block stays empty (ERR-057).
 */
export function rareView<Type extends keyof typeof RARE>(type: Type) {
  const load = RARE[type];
  if (load !== undefined) return load;
  reportError(new Error('Tried to make type but no builder was defined', { cause: type }));
  return () => Promise.resolve({ View: undefined });
}
