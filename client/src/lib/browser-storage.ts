/** In characters. */
const maxKey = 256;
export const maxStoredValue = 16_384;
const maxCookie = 3_584;
/** In seconds: one year. */
const cookieAge = 31_536_000;

/** A value too long for browser storage; nothing is truncated. */
export class TooLongToKeep extends Error {
  override readonly name = 'TooLongToKeep';
}

/** The cookie property of `document`. */
interface CookieJar {
  cookie: string;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a shop's values in the browser: in local storage, or in cookies if that is blocked. */
export class BrowserStorage {
  constructor(
    /** Throws if the browser blocks storage. */
    private readonly storage: () => Storage,
    private readonly jar: CookieJar,
  ) {}

  get(key: string): string | null {
    return this.withStorage(
      (storage) => storage.getItem(key),
      () => this.cookie(key),
    );
  }

  /** Throws TooLongToKeep. */
  set(key: string, value: string): void {
    refuseLonger(key, maxKey);
    refuseLonger(value, maxStoredValue);
    this.withStorage(
      (storage) => storage.setItem(key, value),
      () => this.bake(key, value, cookieAge),
    );
  }

  remove(key: string): void {
    this.withStorage(
      (storage) => storage.removeItem(key),
      () => this.bake(key, '', 0),
    );
  }

  private withStorage<Result>(
    stored: (storage: Storage) => Result,
    otherwise: () => Result,
  ): Result {
    let storage: Storage;
    try {
      storage = this.storage();
    } catch {
      return otherwise();
    }
    return stored(storage);
  }

  private cookie(key: string): string | null {
    const name = `${encodeURIComponent(key)}=`;
    const found = this.jar.cookie.split('; ').find((pair) => pair.startsWith(name));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length));
  }

  private bake(key: string, value: string, age: number): void {
    const text = encodeURIComponent(value);
    refuseLonger(text, maxCookie);
    this.jar.cookie = `${encodeURIComponent(key)}=${text}; path=/; max-age=${String(age)}; samesite=lax`;
  }
}

/** Returns the storage of this browser. */
export function browserStorage(): BrowserStorage {
  return new BrowserStorage(() => localStorage, document);
}

function refuseLonger(text: string, most: number): void {
  if (text.length <= most) return;
  throw new TooLongToKeep(
    `The value has ${String(text.length)} characters; the limit is ${String(most)}.`,
  );
}
