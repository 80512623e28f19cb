/** Asks the person for their password; whether the server has accepted it. */
type Question = () => Promise<boolean>;

let question: Question | undefined;

/** Says who asks, until the function that is answered is called. */
export function askBy(handler: Question): () => void {
  question = handler;
  return () => {
    if (question === handler) question = undefined;
  };
}

/** IDN-006: whether the person has shown that it is them; nobody asks where nothing is there to ask. */
export async function confirmed(): Promise<boolean> {
  return question !== undefined && (await question());
}
