import type { Plugin } from 'vite';

/** What Vite loads an import on demand by, with its styles; and what does without them. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
const plainImport = '\0plain-import';
const withStyles = /\/client\/((office|editor)\.html|src\/(office|editor|ui\/office)\/)/;
/** An import as Vite wraps it, in either of its two forms. */
const wrapped =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\}|(import\([^)]*\))), ?__VITE_PRELOAD__\)/g;

/**
 * The server links the styles of all that is on a shop page, so that its program need not look for
 * them: else the larger part of it would be the names of the files of all screens and blocks, and what
 * reads them. Office and page editor import as Vite would have it.
 */
export function linkedByServer(): Plugin {
  return {
    name: 'linked-by-server',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: preloadHelper },
      handler: (_source, importer = '') => (withStyles.test(importer) ? undefined : plainImport),
    },
    load: {
      filter: { id: /^\0plain-import$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    renderChunk(code, { moduleIds }) {
      if (moduleIds.some((id) => withStyles.test(id))) return null;
      return { code: code.replaceAll(wrapped, '$1$2'), map: null };
    },
  };
}
