import { isEverything, isSameSearch, viewSearchOf, searchAfter, viewIn } from './view-search.js';

const late = { id: 'v-1', name: 'Late', search: { status: 'paid', sort: 'due' } } as const;
const paper = { id: 'v-2', name: 'Paper', search: { flow: 'paper' } } as const;

describe('views of the order list', () => {
  it('store filters, search term and sort order regardless of their order', () => {
    expect(viewSearchOf({ ...late.search, view: 'v-1' })).toStrictEqual(late.search);
    expect(isSameSearch({ sort: 'due', status: 'paid' }, late.search)).toBe(true);
    expect(isSameSearch({ status: 'paid' }, late.search)).toBe(false);
    expect([isEverything({}), isEverything({ flow: 'paper' })]).toStrictEqual([true, false]);
  });

  it('are found by the id in the address even if the filters have changed since', () => {
    expect(viewIn({ flow: 'paper', view: 'v-1' }, [late, paper])).toBe(late);
  });

  it('are opened when saved and left when deleted', () => {
    const search = { flow: 'paper', view: 'v-1' } as const;
    const add = { what: 'add', to: { name: 'Paper', flow: 'paper' } } as const;
    expect(searchAfter(add, search, [late, paper])).toStrictEqual({ ...search, view: 'v-2' });
    const remove = { what: 'remove', of: late } as const;
    expect(searchAfter(remove, search, [paper])).toStrictEqual({ flow: 'paper' });
  });

  it('are found by their filters if the address names no own view', () => {
    expect(viewIn({ flow: 'paper', view: 'of another user' }, [late, paper])).toBe(paper);
    expect(viewIn({ flow: 'paper' }, [late, paper])).toBe(paper);
    expect(viewIn({ flow: 'bespoke' }, [late, paper])).toBeUndefined();
  });
});
