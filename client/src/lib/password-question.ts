/** Asks for the password; resolves to whether the server accepted it. */
type Question = () => Promise<boolean>;

let question: Question | undefined;

/** Registers the handler that asks; returns a function that removes it. */
export function setPasswordHandler(handler: Question): () => void {
  question = handler;
  return () => {
    if (question === handler) question = undefined;
  };
}

/** Resolves to whether the user confirmed their password; false without a registered handler. */
export async function confirmed(): Promise<boolean> {
  return question !== undefined && (await question());
}
