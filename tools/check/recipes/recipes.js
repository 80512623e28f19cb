import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Reads the guides in docs/guides as recipes: a block of code that begins with the path of a file is that
 * file, up to the next path; a `diff` block changes files that exist. A path without folders is in the folder
 * of the path before it. Other blocks only explain.
 */

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;
const heading = / ?\/\/ ([\w./-]+\.tsx?)(?=[:,\s]|$)|\/\* ([\w./-]+\.css)(?=[:,\s])/y;

/** Returns the recipes of docs/guides by title, in the order of its README. */
export function guideRecipes(root) {
  const folder = path.join(root, 'docs/guides');
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const files = [...read('README.md').matchAll(/^- \[[^\]]+\]\(([\w-]+\.md)\)$/gm)].map(
    ([, file]) => file,
  );
  return recipesIn(files.map((file) => read(file).replace(/^# /, '## ')).join('\n'));
}

/** Returns the new files and the changes under each heading. */
export function recipesIn(text) {
  const recipes = text.split(/^## /m).slice(1).map(recipeIn);
  return new Map(recipes.filter(([, { files, edits }]) => files.size + edits.length > 0));
}

function recipeIn(section) {
  const recipe = { files: new Map(), edits: [] };
  for (const [, language, code] of section.matchAll(fence))
    for (const [file, lines] of partsOf(code))
      if (language === 'diff') recipe.edits.push({ file, lines });
      else recipe.files.set(file, `${lines.join('\n').trim()}\n`);
  return [section.slice(0, section.indexOf('\n')), recipe];
}

/** The lines of a block by the file that they are of; none of a block that does not begin with one. */
function partsOf(code) {
  const parts = [];
  let folder = '';
  for (const line of code.split('\n')) {
    const path = pathIn(line);
    if (path?.includes('/')) folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (path) parts.push([path.includes('/') ? path : folder + path, []]);
    if (parts.length === 0) return [];
    // Of a change its heading is no part; in a new file it is a comment as any other.
    if (!path || !line.startsWith(' ')) parts.at(-1)[1].push(line);
  }
  return parts;
}

function pathIn(line) {
  heading.lastIndex = 0;
  const [, script, style] = heading.exec(line) ?? [];
  return script ?? style;
}

/**
 * A text with the changes of a recipe: lines with `-` are replaced by those with `+` that follow; others
 * with `+` come after the line above them, the first ones before the line below. Comments are no change.
 * Throws where a line is not there, or more than once, as then nobody could follow the recipe.
 */
export function applyEdit(text, { file, lines }) {
  const result = text.split('\n');
  let at;
  let pending = [];
  for (const line of lines.filter((one) => /^[+-]|^ (?!\/\/)/.test(one))) {
    const content = line.slice(1);
    if (line.startsWith('+')) {
      if (at === undefined) pending.push(content);
      else result.splice(at++, 0, content);
      continue;
    }
    const found = uniqueIndexOf(result, content, file);
    const placed = [...pending, ...(line.startsWith('-') ? [] : [content])];
    result.splice(found, 1, ...placed);
    at = found + placed.length;
    pending = [];
  }
  if (pending.length > 0) throw new Error(`${file} has no place for: ${pending[0]}`);
  return result.join('\n');
}

function uniqueIndexOf(lines, wanted, file) {
  const found = lines.indexOf(wanted);
  if (found === -1) throw new Error(`${file} has no line: ${wanted}`);
  if (lines.includes(wanted, found + 1))
    throw new Error(`${file} has more than one line: ${wanted}`);
  return found;
}
