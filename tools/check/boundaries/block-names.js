import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['shared/src', 'server/src', 'client/src'];
/**
 * Owners' pages of the demo, and ready sections, are made of blocks; registries and the folders of a type
 * hold its name.
 */
const exempt =
  /^server\/src\/demo\/|^shared\/src\/pages\/sections\/|\.(?:spec|testing|gen)\.tsx?$|\/blocks\/(?!model\/|kit\/)\w+\//;

/** Where the text asks by name for a type of block: compared with one, or by a word that is nothing else. */
export function namedIn(text, names) {
  const unmistakable = names.filter((name) => /[A-Z]/.test(name));
  const any = names.join('|');
  const forms = [
    `\\btype\\s*[!=]==\\s*'(?:${any})'`,
    `'(?:${any})'\\s*[!=]==\\s*(?:\\w+\\.)?type\\b`,
    `['"\`](?:${unmistakable.join('|')})['"\`]`,
  ];
  return [...text.matchAll(new RegExp(forms.join('|'), 'g'))].map(([found]) => found);
}

/** The same in all of the house, by file. */
export function namedInHouse(root, names) {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
      path.posix.join(folder, file),
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file))
    .flatMap((file) =>
      namedIn(readFileSync(path.join(root, file), 'utf8'), names).map((found) => [file, found]),
    );
}
