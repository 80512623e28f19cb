/** What one process tells the others. Only ever a hint: any of it may be lost, late or doubled. */
export interface Hint {
  /** Divisions that have moved, with their newest position. */
  readonly heads: ReadonlyMap<number, number>;
  /** Subjects whose live connections must be closed. */
  readonly dropped: readonly string[];
  /** What features tell each other between processes, by topic. */
  readonly messages?: readonly HintMessage[];
}

export type HintMessage = readonly [topic: string, text: string];

/** Carries hints between the processes of one installation. */
export abstract class WakeUpChannel {
  /** Resolves once hints of other processes arrive. Its own process's hints never do. */
  abstract start(receive: (hint: Hint) => void): Promise<void>;
  /** Never throws: a hint that cannot be sent is lost. */
  abstract send(hint: Hint): Promise<void>;
  abstract stop(): Promise<void>;
}

/** Keeps a message under the 8,000 bytes of NOTIFY. */
const maxMessageBytes = 7_800;
/** Longest message of a feature: what is longer is lost. */
const maxFeatureBytes = 7_000;
/** What an entry that is a message of a feature begins with. */
const messageMark = '>';
/** Longest subject. */
const maxSubjectLength = 100;

/** A hint as the texts of one or more messages. */
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

/** The hint in a message of another process; undefined for one's own, or for what is none. */
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

/** As many entries in each message as go into one. */
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
