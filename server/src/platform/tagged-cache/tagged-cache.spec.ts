import { TaggedCache, type Rendered } from './tagged-cache.js';

const division = 7;
const page = (text: string, tags: Rendered<string>['tags'] = ['tee']): Rendered<string> => ({
  page: text,
  bytes: text.length,
  tags,
});

/** A render job that the test ends. */
function slow() {
  let end: (rendered: Rendered<string>) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const made = new Promise<Rendered<string>>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { make: () => made, end, fail };
}

describe('the page cache', () => {
  let cache: TaggedCache<string>;
  beforeEach(() => (cache = new TaggedCache(10)));

  const keep = (key: string, rendered: Rendered<string>) =>
    cache.render(key, division, () => Promise.resolve(rendered));

  it('caches a page until one of its tags is evicted', async () => {
    expect(cache.get('/')).toBeUndefined();
    expect(await keep('/', page('one', ['tee', 'store']))).toBe('one');
    expect(cache.get('/')).toBe('one');
    cache.evict(division, ['hat']);
    expect(cache.get('/')).toBe('one');
    cache.evict(division, ['store']);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('keeps a page when another division changes', async () => {
    await keep('/', page('one'));
    cache.evict(division + 1, ['tee']);
    expect(cache.get('/')).toBe('one');
  });

  it('evicts all pages of a division after missed events', async () => {
    const { make, end } = slow();
    const stale = cache.render('/late', division, make);
    await keep('/', page('one', []));
    await cache.render('/other', division + 1, () => Promise.resolve(page('two')));
    cache.evictDivision(division);
    end(page('old', []));
    await stale;
    const cached = ['/', '/late', '/other'].map((key) => cache.get(key));
    expect(cached).toStrictEqual([undefined, undefined, 'two']);
  });

  it('does not cache a page without tags', async () => {
    expect(await keep('/', { ...page('one'), tags: undefined })).toBe('one');
    expect(cache.get('/')).toBeUndefined();
  });

  it('caches a page with an empty tag list for good', async () => {
    await keep('/', page('one', []));
    cache.evict(division, ['tee']);
    expect(cache.get('/')).toBe('one');
  });

  it('renders once for concurrent requests', async () => {
    const { make, end } = slow();
    const both = [cache.render('/', division, make), keep('/', page('two'))];
    end(page('one'));
    expect(await Promise.all(both)).toStrictEqual(['one', 'one']);
    expect(await keep('/', page('two'))).toBe('two');
  });

  it('does not share a failed render', async () => {
    const { make, fail } = slow();
    const failed = cache.render('/', division, make);
    fail(new Error('Not found'));
    await expect(failed).rejects.toThrow('Not found');
    expect(cache.get('/')).toBeUndefined();
    expect(await keep('/', page('one'))).toBe('one');
  });

  describe('when something changes while a page is rendered', () => {
    it('does not cache the page if it has the changed tag', async () => {
      const { make, end } = slow();
      const stale = cache.render('/', division, make);
      cache.evict(division, ['tee']);
      end(page('old'));
      expect(await stale).toBe('old');
      expect(cache.get('/')).toBeUndefined();
    });

    it('caches the page if it does not have the changed tag', async () => {
      const { make, end } = slow();
      const rendering = cache.render('/', division, make);
      cache.evict(division, ['hat']);
      end(page('one'));
      await rendering;
      expect(cache.get('/')).toBe('one');
    });

    it('serves the old page to no later request', async () => {
      const { make, end } = slow();
      const stale = cache.render('/', division, make);
      cache.evict(division, ['tee']);
      expect(await keep('/', page('new'))).toBe('new');
      end(page('old'));
      await stale;
      expect(cache.get('/')).toBe('new');
    });

    it('ends the old render job without hiding the running one', async () => {
      const [first, second] = [slow(), slow()];
      const stale = cache.render('/', division, first.make);
      cache.evict(division, ['tee']);
      const fresh = cache.render('/', division, second.make);
      first.end(page('old'));
      await stale;
      const joined = keep('/', page('third'));
      second.end(page('new'));
      expect(await Promise.all([fresh, joined])).toStrictEqual(['new', 'new']);
    });

    it('still shares the render job if another division changed', async () => {
      const { make, end } = slow();
      const first = cache.render('/', division, make);
      cache.evict(division + 1, ['tee']);
      const second = keep('/', page('second'));
      end(page('one'));
      expect(await Promise.all([first, second])).toStrictEqual(['one', 'one']);
      expect(cache.get('/')).toBe('one');
    });

    it('remembers an eviction as long as an older render job runs', async () => {
      const [first, second] = [slow(), slow()];
      const oldest = cache.render('/a', division, first.make);
      cache.evict(division, ['tee']);
      const other = cache.render('/b', division, second.make);
      second.end(page('b'));
      await other;
      first.end(page('a'));
      await oldest;
      expect([cache.get('/a'), cache.get('/b')]).toStrictEqual([undefined, 'b']);
    });
  });

  describe('memory use', () => {
    it('stays within the limit by evicting the least recently used page', async () => {
      await keep('/a', page('aaaa'));
      await keep('/b', page('bbbb'));
      cache.get('/a');
      await keep('/c', page('cccc'));
      expect(['/a', '/b', '/c'].map((key) => cache.get(key))).toStrictEqual([
        'aaaa',
        undefined,
        'cccc',
      ]);
      expect(cache.bytes).toBe(8);
    });

    it('ignores a page that is larger than the limit', async () => {
      await keep('/a', page('aaaa'));
      expect(await keep('/b', page('b'.repeat(11)))).toBe('b'.repeat(11));
      expect([cache.get('/a'), cache.get('/b')]).toStrictEqual(['aaaa', undefined]);
    });

    it('counts a page once, however often it is rendered', async () => {
      await keep('/a', page('aaaa'));
      await keep('/a', page('aa'));
      expect([cache.get('/a'), cache.bytes]).toStrictEqual(['aa', 2]);
    });
  });
});
