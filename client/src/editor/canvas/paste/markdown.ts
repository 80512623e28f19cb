import { escaped } from '@selvedge/shared/rich-text/escaped';

/** Longest text that is read as Markdown, in characters; a longer one is pasted unchanged. */
const longest = 200_000;

/** Reads lines from a position; undefined if no construct of this kind begins there. */
type Reader = (
  lines: readonly string[],
  at: number,
) => { readonly html: string; readonly next: number } | undefined;

/**
 * Converts Markdown or tab-separated text to HTML; undefined if the text has neither, so that it is
 * pasted as plain paragraphs.
 */
export function htmlOfPlainText(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const parts: string[] = [];
  let isFormatted = false;
  for (let at = 0; at < lines.length;) {
    const found = readers.map((read) => read(lines, at)).find((one) => one !== undefined);
    const html = found?.html ?? paragraphHtml(lines[at]);
    isFormatted ||= found !== undefined || /<[^p/]/.test(html);
    parts.push(html);
    at = found?.next ?? at + 1;
  }
  return isFormatted ? parts.join('') : undefined;
}

function paragraphHtml(line = ''): string {
  return line.trim() === '' ? '' : `<p>${inlineHtml(line)}</p>`;
}

const heading: Reader = (lines, at) => {
  const [, marks = '', rest = ''] = /^(#{1,6})[ \t](.*)$/.exec(lines[at] ?? '') ?? [];
  const text = trimmedEnd(rest.trim(), '#');
  if (marks === '' || text === '') return undefined;
  const name = `h${String(marks.length)}`;
  return { html: `<${name}>${inlineHtml(text)}</${name}>`, next: at + 1 };
};

const rule: Reader = (lines, at) =>
  /^(?:-{3,}|\*{3,}|_{3,})$/.test(lines[at]?.trim() ?? '')
    ? { html: '<hr>', next: at + 1 }
    : undefined;

const code: Reader = (lines, at) => {
  if (!(lines[at] ?? '').startsWith('```')) return undefined;
  const end = lines.findIndex((line, nth) => nth > at && line.startsWith('```'));
  if (end === -1) return undefined;
  const text = escaped(lines.slice(at + 1, end).join('\n'));
  return { html: `<pre><code>${text}</code></pre>`, next: end + 1 };
};

const quote: Reader = (lines, at) => {
  let next = at;
  while ((lines[next] ?? '').startsWith('>')) next += 1;
  if (next === at) return undefined;
  const inner = lines.slice(at, next).map((line) => line.slice(line.startsWith('> ') ? 2 : 1));
  const paragraphs = inner.flatMap((line) =>
    line.trim() === '' ? [] : [`<p>${inlineHtml(line.trim())}</p>`],
  );
  return { html: `<blockquote>${paragraphs.join('')}</blockquote>`, next };
};

interface Item {
  readonly depth: number;
  readonly name: 'ul' | 'ol';
  readonly start: number;
  readonly text: string;
}

function itemIn(line = ''): Item | undefined {
  const text = line.replaceAll('\t', '    ');
  const depth = text.length - text.trimStart().length;
  const [, mark = '', rest = ''] = /^([-*+]|\d{1,4}[.)]) (.*)$/.exec(text.trimStart()) ?? [];
  if (mark === '' || rest.trim() === '') return undefined;
  const isOrdered = mark.length > 1;
  return {
    ...{ depth, name: isOrdered ? 'ol' : 'ul', text: rest.trim() },
    start: isOrdered ? Number(mark.slice(0, -1)) : 1,
  };
}

const list: Reader = (lines, at) => {
  const items: Item[] = [];
  let next = at;
  for (let item = itemIn(lines[next]); item !== undefined; item = itemIn(lines[next])) {
    items.push(item);
    next += 1;
    // A blank line between two items does not end the list.
    if (lines[next]?.trim() === '' && itemIn(lines[next + 1]) !== undefined) next += 1;
  }
  const [first] = items;
  // One numbered line alone is a sentence, such as a date.
  if (first === undefined || (items.length === 1 && first.name === 'ol')) return undefined;
  return { html: listHtml(items), next };
};

/** Renders items; an item with at least two more spaces belongs to the one above. */
function listHtml(items: readonly Item[]): string {
  const open: Item[] = [];
  let html = '';
  for (const item of items) {
    while (open.length > 0 && isEndedBy(open.at(-1), item, open.length)) {
      html += `</li></${open.pop()?.name ?? 'ul'}>`;
    }
    const above = open.at(-1);
    if (above === undefined || item.depth >= above.depth + 2) {
      html += item.start > 1 ? `<ol start="${String(item.start)}">` : `<${item.name}>`;
      open.push(item);
    } else html += '</li>';
    html += `<li><p>${inlineHtml(item.text)}</p>`;
  }
  return (
    html +
    open
      .toReversed()
      .map(({ name }) => `</li></${name}>`)
      .join('')
  );
}

function isEndedBy(open: Item | undefined, item: Item, depth: number): boolean {
  if (open === undefined || item.depth >= open.depth + 2) return false;
  if (item.depth < open.depth && depth > 1) return true;
  return item.name !== open.name;
}

/** Table with pipes: a header, a line of dashes, and rows. */
const pipeTable: Reader = (lines, at) => {
  const header = pipeCells(lines[at]);
  const divider = pipeCells(lines[at + 1]);
  if (header === undefined || divider?.length !== header.length) return undefined;
  if (!divider.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  const rows = [header];
  let next = at + 2;
  for (let row = pipeCells(lines[next]); row !== undefined; row = pipeCells(lines[next])) {
    const cells = row;
    rows.push(header.map((_cell, nth) => cells[nth] ?? ''));
    next += 1;
  }
  return { html: tableHtml(rows), next };
};

function pipeCells(line = ''): readonly string[] | undefined {
  const text = line.trim();
  if (!text.includes('|')) return undefined;
  const inner = text.slice(text.startsWith('|') ? 1 : 0, text.endsWith('|') ? -1 : undefined);
  return inner.split('|').map((cell) => cell.trim());
}

/** At least two lines with the same number of tabs, as spreadsheets copy them. */
const tabTable: Reader = (lines, at) => {
  const count = tabsIn(lines[at]);
  let next = at;
  while (next < lines.length && tabsIn(lines[next]) === count) next += 1;
  if (count === 0 || next - at < 2) return undefined;
  const rows = lines.slice(at, next).map((line) => line.split('\t').map((cell) => cell.trim()));
  return { html: tableHtml(rows), next };
};

function tabsIn(line = ''): number {
  // A tab at the start indents a line.
  return line.startsWith('\t') && itemIn(line) !== undefined ? 0 : line.split('\t').length - 1;
}

function tableHtml(rows: readonly (readonly string[])[]): string {
  const made = rows.map((row, nth) => {
    const name = nth === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${name}><p>${inlineHtml(cell)}</p></${name}>`).join('')}</tr>`;
  });
  return `<table><tbody>${made.join('')}</tbody></table>`;
}

const readers: readonly Reader[] = [heading, rule, code, quote, list, pipeTable, tabTable];

const schemes = /^(?:https?:\/\/|\/|#|mailto:|tel:)/i;

/**
 * Emphasis, code and links. The length limits keep the search linear; underscores inside words are
 * left unchanged.
 */
const spans =
  /`([^`]{1,500})`|\*\*([^*]{1,500})\*\*|~~([^~]{1,500})~~|\*([^*\s][^*]{0,500})\*|(?<![\p{L}\p{N}_])(__?)([^_\s][^_]{0,500})\5(?![\p{L}\p{N}_])|!?\[([^\][]{0,500})\]\(([^()\s]{1,1000})\)/gu;

function inlineHtml(text: string): string {
  let html = '';
  let end = 0;
  for (const match of text.matchAll(spans)) {
    html += escaped(text.slice(end, match.index)) + spanHtml(match);
    end = match.index + match[0].length;
  }
  return html + escaped(text.slice(end));
}

function spanHtml(span: RegExpExecArray): string {
  const [all, mono, bold, struck, italic, lines, lined, label, target] = span;
  if (mono !== undefined) return `<code>${escaped(mono)}</code>`;
  const emphasis = [
    ['strong', bold],
    ['s', struck],
    ['em', italic],
    [lines === '__' ? 'strong' : 'em', lined],
  ] as const;
  for (const [name, text] of emphasis) {
    if (text !== undefined && !text.endsWith(' ')) return `<${name}>${inlineHtml(text)}</${name}>`;
  }
  return linkHtml(all, label, target);
}

function linkHtml(all: string, label = '', target = ''): string {
  if (!schemes.test(target)) return escaped(all);
  return all.startsWith('!')
    ? `<img src="${escaped(target)}" alt="${escaped(label)}">`
    : `<a href="${escaped(target)}">${escaped(label || target)}</a>`;
}

function trimmedEnd(text: string, mark: string): string {
  let end = text.length;
  while (text[end - 1] === mark) end -= 1;
  return text.slice(0, end).trimEnd();
}
