import { TooManyPictures } from './mockup.errors.js';
import { RenderQueue } from './render-queue.js';

interface Deferred {
  readonly promise: Promise<string>;
  readonly resolve: (text: string) => void;
}

function deferred(): Deferred {
  const resolvers: ((text: string) => void)[] = [];
  const promise = new Promise<string>((resolve) => resolvers.push(resolve));
  return { promise, resolve: (text) => resolvers.forEach((resolve) => resolve(text)) };
}

describe('the queue of pictures', () => {
  it('makes one at a time, in the order in which they were asked for', async () => {
    const queue = new RenderQueue<string>(4);
    const [first, order] = [deferred(), Array.of<string>()];
    const one = queue.make('one', () => {
      order.push('one');
      return first.promise;
    });
    const two = queue.make('two', () => {
      order.push('two');
      return Promise.resolve('2');
    });
    await Promise.resolve();
    expect(order).toEqual(['one']);
    first.resolve('1');
    expect([await one, await two]).toEqual(['1', '2']);
    expect(order).toEqual(['one', 'two']);
  });

  it('makes a thing once for all who ask for it meanwhile, and again later', async () => {
    const queue = new RenderQueue<number>(4);
    let made = 0;
    const work = (): Promise<number> => Promise.resolve((made += 1));
    expect(await Promise.all([1, 2, 3].map(() => queue.make('same', work)))).toEqual([1, 1, 1]);
    expect(await queue.make('same', work)).toBe(2);
  });

  it('refuses what would wait too long, but not those who wait already', async () => {
    const queue = new RenderQueue<string>(2);
    const first = deferred();
    const waiting = [
      queue.make('a', () => first.promise),
      queue.make('b', () => Promise.resolve('b')),
    ];
    const refused = queue.make('c', () => Promise.resolve('c'));
    await expect(refused).rejects.toThrow(new TooManyPictures());
    waiting.push(queue.make('a', () => Promise.resolve('never')));
    first.resolve('a');
    expect(await Promise.all(waiting)).toEqual(['a', 'b', 'a']);
    expect(await queue.make('c', () => Promise.resolve('c'))).toBe('c');
  });

  it('goes on after one that could not be made', async () => {
    const queue = new RenderQueue<string>(2);
    const broken = queue.make('a', () => Promise.reject(new Error('broken')));
    const next = queue.make('b', () => Promise.resolve('b'));
    await expect(broken).rejects.toThrow('broken');
    expect(await next).toBe('b');
  });
});
