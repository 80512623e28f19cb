/** Words and phrases that the project does not use (decision 0129), with the reason that a failure prints. */
const RETIRED = [
  [/\b(?:whoever|whomever|somebody|nobody)\b/i, 'name the person: visitor, owner, caller'],
  [/\b(?:anew|upon|thereof|herein|lest|shall)\b/i, 'archaic'],
  [
    /\b(?:is|are|was|were|be|been) (?:told|made anew|looked at|taken along)\b/i,
    'use notified, viewed',
  ],
  [
    /\b(?:fair lines|lost past|once quiet|who asks|as of before)\b/i,
    'use the term of the glossary',
  ],
];

/** Openings of a comment or sentence without a main clause, such as "What a page shows." */
const DANGLING =
  /^(?:what|whatever|whom|whose|of (?:those|these|what|whom|which)|those (?:who|that)|so that)\b/i;

/**
 * Reasons why a text is not plain English; empty if none of the rules applies. `isComment`: a comment or a
 * document. A heading of a screen may start with "What …".
 */
export function problemsOf({ text, isComment }) {
  const found = RETIRED.filter(([words]) => words.test(text)).map(
    ([words, reason]) => `“${words.exec(text)[0]}”: ${reason}`,
  );
  const isDangling = isComment && DANGLING.test(text) && !text.trimEnd().endsWith('?');
  return isDangling ? [...found, 'start with the subject'] : found;
}

/** Longest subject of a commit, in characters. */
const maxSubject = 72;

/** Returns the problem of a commit subject; undefined if it reads `area: imperative sentence`. */
export function subjectProblem(subject) {
  if (subject.length > maxSubject) return `longer than ${maxSubject} characters`;
  const sentence = /^[a-z][\w ,./-]*: (\S.*)$/.exec(subject)?.[1];
  if (sentence === undefined) return 'not “area: imperative sentence”';
  if (sentence.endsWith('.')) return 'ends with a full stop';
  if (
    /^[a-z]+(?:ing|ed)\b/i.test(sentence) &&
    !/^(?:bring|embed|feed|seed|speed)\b/i.test(sentence)
  )
    return 'not in the imperative';
  return problemsOf({ text: sentence, isComment: false })[0];
}
