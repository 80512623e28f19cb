import type { PushMessage } from '@selvedge/shared/notifications/push/contract';

const origin = 'https://tropic.example';
const url = `${origin}/dashboard/#notification=abc`;
const message: PushMessage = { title: 'New order 17', body: '2 pieces', tag: 'abc', url };

interface Open {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
}

/** Fake global scope of a service worker; `done` records its calls. */
class WorkerScope {
  readonly location = { origin };
  readonly done: unknown[] = [];
  windows: readonly Open[] = [];
  readonly registration = {
    showNotification: (title: string, options: object) => this.note('show', title, options),
  };
  readonly clients = {
    matchAll: () =>
      Promise.resolve(
        this.windows.map((one) => ({
          ...one,
          postMessage: (data: object) => void this.note('say', one.url, data),
          focus: () => this.note('focus', one.url),
        })),
      ),
    openWindow: (to: string) => this.note('open', to),
  };
  private readonly listeners = new Map<string, (event: object) => void>();

  readonly addEventListener = (what: string, listener: (event: object) => void): void => {
    this.listeners.set(what, listener);
  };

  async happens(what: string, event: object): Promise<void> {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void lasting.push(work);
    this.listeners.get(what)?.({ ...event, waitUntil });
    await Promise.all(lasting);
  }

  private note(...what: readonly unknown[]): Promise<void> {
    this.done.push(what);
    return Promise.resolve();
  }
}

describe('push service worker', () => {
  const scope = new WorkerScope();
  const office: Open = { url: `${origin}/dashboard/orders`, visibilityState: 'hidden' };

  beforeAll(async () => {
    Object.assign(globalThis, { self: scope });
    await import('./worker.js');
  });
  beforeEach(() => {
    scope.done.length = 0;
    scope.windows = [];
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'self');
  });

  const push = (data: object | null) =>
    scope.happens('push', { data: data && { json: () => data } });
  const press = (data: string) =>
    scope.happens('notificationclick', { notification: { data, close: () => undefined } });

  it('shows a notification with its target', async () => {
    await push(message);
    scope.windows = [office, { url: `${origin}/`, visibilityState: 'visible' }];
    await push(message);
    const shown = ['show', 'New order 17', { body: '2 pieces', tag: 'abc', data: url }];
    expect(scope.done).toStrictEqual([shown, shown]);
    await push(null);
    expect(scope.done).toHaveLength(2);
  });

  it('shows nothing while the office is visible', async () => {
    scope.windows = [{ ...office, visibilityState: 'visible' }];
    await push(message);
    expect(scope.done).toStrictEqual([]);
  });

  it('uses an open office window, or opens a new one', async () => {
    const editor = { ...office, url: `${origin}/dashboard/pages/7/edit/` };
    scope.windows = [editor, office];
    await press(url);
    expect(scope.done).toStrictEqual([
      ['say', office.url, { pressed: '#notification=abc' }],
      ['focus', office.url],
    ]);
    scope.windows = [editor];
    await press(url);
    scope.windows = [office];
    const otherOrigin = 'https://nordic.example/dashboard/#notification=abc';
    await press(otherOrigin);
    expect(scope.done.slice(2)).toStrictEqual([
      ['open', url],
      ['open', otherOrigin],
    ]);
  });
});
