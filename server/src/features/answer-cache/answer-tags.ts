const tagsByAnswer = new WeakMap<object, readonly string[]>();

/** Says what an answer was made of; one of which nobody says so is not kept. */
export function withTags<Answer extends object>(answer: Answer, tags: readonly string[]): Answer {
  tagsByAnswer.set(answer, tags);
  return answer;
}

export function tagsOf(answer: object): readonly string[] | undefined {
  return tagsByAnswer.get(answer);
}
