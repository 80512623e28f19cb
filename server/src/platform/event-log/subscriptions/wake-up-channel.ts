/** What one process tells the others. Only ever a hint: any of it may be lost, late or doubled. */
export interface Hint {
  /** Divisions that have moved, with their newest position. */
  readonly heads: ReadonlyMap<number, number>;
  /** Subjects whose live connections must be closed. */
  readonly dropped: readonly string[];
}

/** Carries hints between the processes of one installation. */
export abstract class WakeUpChannel {
  /** Resolves once hints of other processes arrive. Its own process's hints never do. */
  abstract start(receive: (hint: Hint) => void): Promise<void>;
  /** Never throws: a hint that cannot be sent is lost. */
  abstract send(hint: Hint): Promise<void>;
  abstract stop(): Promise<void>;
}

/** Keeps a message under the 8,000 bytes of NOTIFY. */
const entriesPerMessage = 60;
/** Longest subject that fits, many times over, into a message. */
const maxSubjectLength = 100;

/** A hint as the texts of one or more messages. */
export function encodeHint(sender: string, { heads, dropped }: Hint): readonly string[] {
  const entries = [
    ...Array.from(heads, ([division, position]) => [division, position] as const),
    ...dropped.filter((subject) => subject.length <= maxSubjectLength),
  ];
  return chunksOf(entries, entriesPerMessage).map((chunk) => JSON.stringify([sender, ...chunk]));
}

/** The hint in a message of another process; undefined for one's own, or for what is none. */
export function decodeHint(self: string, message: string): Hint | undefined {
  const [sender, ...entries] = listIn(message);
  if (typeof sender !== 'string' || sender === self) return undefined;
  const heads = new Map<number, number>();
  const dropped: string[] = [];
  for (const entry of entries) {
    if (typeof entry === 'string') dropped.push(entry);
    else if (isHead(entry)) heads.set(entry[0], entry[1]);
  }
  return { heads, dropped };
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

function chunksOf<Entry>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  const chunks: Entry[][] = [];
  for (let from = 0; from < entries.length; from += size)
    chunks.push(entries.slice(from, from + size));
  return chunks;
}
