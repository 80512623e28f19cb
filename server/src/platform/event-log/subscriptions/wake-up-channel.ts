/** Message between processes. Only a hint: it may be lost, late or duplicated. */
export interface Hint {
  /** Divisions that have moved, with their newest position. */
  readonly heads: ReadonlyMap<number, number>;
  /** Subjects whose live connections must be closed. */
  readonly dropped: readonly string[];
  /** Messages of features between processes, by topic. */
  readonly messages?: readonly HintMessage[];
}

export type HintMessage = readonly [topic: string, text: string];

/** Carries hints between the processes of one installation. */
export abstract class WakeUpChannel {
  /** Resolves once hints of other processes arrive. A process never receives its own hints. */
  abstract start(receive: (hint: Hint) => void): Promise<void>;
  /** Never throws: a hint that cannot be sent is lost. */
  abstract send(hint: Hint): Promise<void>;
  abstract stop(): Promise<void>;
}

/** Keeps a message under the 8,000 bytes of NOTIFY. */
const maxMessageBytes = 7_800;
/** Maximum length of a feature's message; longer ones are dropped. */
const maxFeatureBytes = 7_000;
/** Prefix of entries that are messages of features. */
const messageMark = '>';
/** Maximum length of a subject. */
const maxSubjectLength = 100;

/** Encodes a hint as one or more messages. */
export function encodeHint(
  sender: string,
  { heads, dropped, messages = [] }: Hint,
): readonly string[] {
  const entries = [
    ...Array.from(heads, ([division, position]) => [division, position] as const),
    ...dropped.filter((subject) => subject.length <= maxSubjectLength),
    ...messages
      .map((message) => [messageMark, ...message] as const)
      .filter((entry) => Buffer.byteLength(JSON.stringify(entry)) <= maxFeatureBytes),
  ];
  return messagesOf(
    sender,
    entries.map((entry) => JSON.stringify(entry)),
  );
}

/**
 * Decodes a message of another process; undefined for this process's own messages and for invalid
 * ones.
 */
export function decodeHint(self: string, message: string): Hint | undefined {
  const [sender, ...entries] = listIn(message);
  if (typeof sender !== 'string' || sender === self) return undefined;
  const heads = new Map<number, number>();
  const dropped: string[] = [];
  const messages: HintMessage[] = [];
  for (const entry of entries) {
    if (typeof entry === 'string') dropped.push(entry);
    else if (isHead(entry)) heads.set(entry[0], entry[1]);
    else if (isMessage(entry)) messages.push([entry[1], entry[2]]);
  }
  return { heads, dropped, ...(messages.length > 0 && { messages }) };
}

function isMessage(entry: unknown): entry is [typeof messageMark, ...HintMessage] {
  if (!Array.isArray(entry) || entry.length !== 3 || entry[0] !== messageMark) return false;
  return entry.every((part) => typeof part === 'string');
}

function isHead(entry: unknown): entry is [number, number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every(Number.isSafeInteger);
}

function listIn(message: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(message);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Packs as many entries into each message as fit. */
function messagesOf(sender: string, entries: readonly string[]): readonly string[] {
  const head = JSON.stringify(sender);
  const texts: string[] = [];
  let [text, bytes] = ['', 0];
  for (const entry of entries) {
    const length = Buffer.byteLength(entry) + 1;
    if (text !== '' && bytes + length > maxMessageBytes) {
      texts.push(`[${text}]`);
      text = '';
    }
    if (text === '') [text, bytes] = [head, head.length + 2];
    [text, bytes] = [`${text},${entry}`, bytes + length];
  }
  return text === '' ? texts : [...texts, `[${text}]`];
}
