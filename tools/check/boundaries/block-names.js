import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['shared/src', 'server/src', 'client/src'];
/**
 * Files that may name block types: demo pages and ready sections, registries, and the folders of a
 * type.
 */
const exempt =
  /^server\/src\/demo\/|^shared\/src\/pages\/sections\/|\.(?:spec|testing|gen)\.tsx?$|\/blocks\/(?!model\/|kit\/)\w+\//;

/** Files that create blocks without an owner's choice, and so name their types (decision 0114). */
const allowedFiles = new Set([
  'client/src/editor/palette/picture-item.ts',
  'client/src/office/pages/forms/page-drafts.ts',
  'server/src/shop/pages/block-gallery.ts',
  'server/src/shop/pages/subscription-answers.ts',
  'shared/src/blocks/split-test-box.ts',
]);

/**
 * Finds where a text names a block type: in a comparison, as the type of a new block, or by an
 * unambiguous name.
 */
export function namedIn(text, names) {
  const unambiguous = names.filter((name) => /[A-Z]/.test(name));
  const any = names.join('|');
  const forms = [
    `\\btype\\s*[!=]==\\s*'(?:${any})'`,
    `'(?:${any})'\\s*[!=]==\\s*(?:\\w+\\.)?type\\b`,
    `\\btype:\\s*'(?:${any})',\\s*(?:values|properties)\\b`,
    `\\btemplate:\\s*(?:\\{ value: )?'(?:${any})'`,
    `['"\`](?:${unambiguous.join('|')})['"\`]`,
  ];
  return [...text.matchAll(new RegExp(forms.join('|'), 'g'))].map(([found]) => found);
}

/** Applies `namedIn` to all sources; returns the findings by file. */
export function namedInSources(root, names) {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.posix.join(folder, file),
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file) && !allowedFiles.has(file))
    .flatMap((file) =>
      namedIn(readFileSync(path.join(root, file), 'utf8'), names).map((found) => [file, found]),
    );
}
