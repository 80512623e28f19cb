import { readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Reads the guides in docs/guides as recipes. A code block that starts with a file's path is that
 * file, up to the next path; a `diff` block changes existing files. A path without folders is in
 * the folder of the path before it. Other blocks only explain.
 */

const fence = /^```(\w+)\n([\s\S]*?)^```$/gm;
const heading = / ?\/\/ ([\w./-]+\.ts[xv]?)(?=[:,\s]|$)|\/\* ([\w./-]+\.css)(?=[:,\s])/y;

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

/** Lines of a block by file; empty if the block does not start with a path. */
function partsOf(code) {
  const parts = [];
  let folder = '';
  for (const line of code.split('\n')) {
    const path = pathIn(line);
    if (path?.includes('/')) folder = path.slice(0, path.lastIndexOf('/') + 1);
    if (path) parts.push([path.includes('/') ? path : folder + path, []]);
    if (parts.length === 0) return [];
    // The heading is not part of a change; in a new file it is an ordinary comment.
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
 * Applies the changes of a recipe to a text: lines with `-` are replaced by the `+` lines that
 * follow; other `+` lines are inserted after the line above them, the first ones before the line
 * below. Comments are ignored. Throws if a line does not occur exactly once, because the recipe
 * could not be followed.
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
