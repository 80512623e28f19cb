/** Record keys: person, page, copy of the document, and a number within the copy. */
type EditKey = readonly [me: string, page: string, copy: string, nth: number];

/** Edits of one copy of a page that the server may not have. */
export interface StoredCopy {
  readonly copy: string;
  readonly room: string;
  /** Content that the server had; absent if the edits were made on a live connection. */
  readonly base: Uint8Array | undefined;
  readonly updates: readonly Uint8Array[];
}

interface StoredRecord {
  readonly room: string;
  readonly update: Uint8Array;
}

const databaseName = 'selvedge-editor';
const storeName = 'unsent-edits';
/** Number of the record that contains the base of a copy. */
const baseNth = 0;

/** Unsent edits on this device, in IndexedDB. All methods reject if the browser blocks storage. */
export class EditStore {
  private readonly database = opened();

  constructor(
    private readonly me: string,
    private readonly page: string,
  ) {
    // Each method reports the failure.
    this.database.catch(() => undefined);
  }

  /** Resolves when the browser has stored the update. */
  async add(copy: string, room: string, nth: number, update: Uint8Array): Promise<void> {
    await this.run('readwrite', (store) => store.put({ room, update }, this.key(copy, nth)));
  }

  async setBase(copy: string, room: string, base: Uint8Array): Promise<void> {
    await this.add(copy, room, baseNth, base);
  }

  /** Returns the edits of this person on this page, by copy. */
  async copies(): Promise<readonly StoredCopy[]> {
    const range = IDBKeyRange.bound([this.me, this.page], [this.me, this.page, []]);
    const [keys, records] = await Promise.all([
      this.run('readonly', (store) => store.getAllKeys(range)),
      this.run('readonly', (store) => store.getAll(range)),
    ]);
    const copies = new Map<string, StoredCopy>();
    for (const [at, key] of keys.entries()) {
      // `add` wrote keys of this type.
      const [, , copy, nth] = key as unknown as EditKey;
      // `add` wrote records of this type, and both lists are sorted by key.
      const { room, update } = records[at] as StoredRecord;
      const { base, updates } = copies.get(copy) ?? { base: undefined, updates: [] };
      copies.set(copy, {
        ...{ copy, room },
        base: nth === baseNth ? update : base,
        updates: nth === baseNth ? updates : [...updates, update],
      });
    }
    return [...copies.values()].filter(({ updates }) => updates.length > 0);
  }

  /** Removes the records of a copy that were added before. */
  async remove(copy: string): Promise<void> {
    const range = IDBKeyRange.bound([...this.key(copy)], [...this.key(copy), []]);
    await this.run('readwrite', (store) => store.delete(range));
  }

  private key(copy: string, ...nth: readonly number[]): IDBValidKey[] {
    return [this.me, this.page, copy, ...nth];
  }

  private async run<Result>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const transaction = (await this.database).transaction(storeName, mode);
    const asked = request(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('Aborted'));
    });
    return asked.result;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is blocked'));
  });
}
