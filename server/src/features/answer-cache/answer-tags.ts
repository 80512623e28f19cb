const tagsByAnswer = new WeakMap<object, readonly string[]>();

/** Tags an answer with the data it was built from; untagged answers are not cached. */
export function withTags<Answer extends object>(answer: Answer, tags: readonly string[]): Answer {
  tagsByAnswer.set(answer, tags);
  return answer;
}

export function tagsOf(answer: object): readonly string[] | undefined {
  return tagsByAnswer.get(answer);
}
