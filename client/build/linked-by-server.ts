import type { Plugin } from 'vite';

/** Vite's helper for on-demand imports with styles, and its replacement. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;
const plainImport = '\0plain-import';
const withStyles = /\/client\/((office|editor)\.html|src\/(office|editor|ui\/office)\/)/;
/** Both forms of an import as wrapped by Vite. */
const wrapped =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await (import\([^)]*\));\s*return \{[^}]*\};?\s*\}|(import\([^)]*\))), ?__VITE_PRELOAD__\)/g;

/**
 * Omits the list of style files from the shop's program, because the server links all styles of a
 * shop page. The list would be the larger part of the program. Office and page editor keep Vite's
 * behaviour.
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
