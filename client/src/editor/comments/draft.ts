import type { CommentPerson } from '@selvedge/shared/page-comments/contract';
import { mentionOf, partsOf } from '@selvedge/shared/page-comments/mentions';
import { searchForm } from '@selvedge/shared/search/search-form';

/** Person with a label that is unique in the list: `Ada Lovelace`, `Ada Lovelace 2`. */
export interface Mentionable {
  readonly id: string;
  readonly label: string;
}

export function withUniqueLabels(people: readonly CommentPerson[]): readonly Mentionable[] {
  const taken = new Map<string, number>();
  return people.map(({ id, name }) => {
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return { id, label: nth === 1 ? name : `${name} ${String(nth)}` };
  });
}

/** Converts a stored text to a draft, in which `@Ada Lovelace` stands for her id. */
export function draftOf(text: string, people: readonly Mentionable[]): string {
  const labelOf = (person: string): string => {
    const found = people.find(({ id }) => id === person);
    return found === undefined ? mentionOf(person) : `@${found.label}`;
  };
  return partsOf(text)
    .map((part) => ('text' in part ? part.text : labelOf(part.person)))
    .join('');
}

/** Converts a draft to the stored text. If one label begins with another, the longer one wins. */
export function textOf(draft: string, people: readonly Mentionable[]): string {
  const byLength = [...people].sort((one, other) => other.label.length - one.label.length);
  let text = '';
  let from = 0;
  for (let at = draft.indexOf('@'); at >= 0; at = draft.indexOf('@', from)) {
    const person = byLength.find(({ label }) => isCalledAt(draft, at + 1, label));
    const end = at + 1 + (person?.label.length ?? 0);
    text +=
      person === undefined ? draft.slice(from, end) : draft.slice(from, at) + mentionOf(person.id);
    from = end;
  }
  return text + draft.slice(from);
}

/**
 * Whether the draft mentions the label at a position, and not a longer word that starts with it.
 */
function isCalledAt(draft: string, at: number, label: string): boolean {
  const next = draft.codePointAt(at + label.length);
  const isWhole = next === undefined || !/[\p{L}\p{N}]/u.test(String.fromCodePoint(next));
  return isWhole && draft.startsWith(label, at);
}

/** Partial name in the draft, from its `@` to the cursor. */
export interface MentionQuery {
  readonly from: number;
  readonly query: string;
}

/** Returns undefined if the text before the cursor has no `@`, or one inside a word. */
export function mentionAt(draft: string, cursor: number): MentionQuery | undefined {
  const found = /(?:^|\s)@([^@\n]{0,40})$/u.exec(draft.slice(0, cursor));
  const query = found?.[1];
  return query === undefined ? undefined : { from: cursor - query.length - 1, query };
}

/** Returns people whose name, or a word of it, starts with the query. */
export function matching(query: string, people: readonly Mentionable[]): readonly Mentionable[] {
  const prefix = searchForm(query);
  return people.filter(({ label }) => {
    const name = searchForm(label);
    return name.startsWith(prefix) || name.split(' ').some((word) => word.startsWith(prefix));
  });
}

/** Replaces the typed query by the label; returns the draft and the new cursor position. */
export function insertMention(
  draft: string,
  { from, query }: MentionQuery,
  { label }: Mentionable,
): { readonly draft: string; readonly cursor: number } {
  const before = `${draft.slice(0, from)}@${label} `;
  const after = draft.slice(from + 1 + query.length);
  return { draft: before + after.replace(/^ /, ''), cursor: before.length };
}
