import { RARE } from './rare-views.gen.js';

/**
 * How the view of a type that few pages have is loaded. ERR-057: where there is none, the program of the page
 * is older than the server, which knows the type; that is told, and the block shows nothing.
 */
export function rareView<Type extends keyof typeof RARE>(type: Type) {
  const load = RARE[type];
  if (load !== undefined) return load;
  reportError(new Error('Tried to make type but no builder was defined', { cause: type }));
  return () => Promise.resolve({ View: undefined });
}
