import { isEverything, isSameSearch, viewSearchOf, searchAfter, viewIn } from './view-search.js';

const late = { id: 'v-1', name: 'Late', search: { status: 'paid', sort: 'due' } } as const;
const paper = { id: 'v-2', name: 'Paper', search: { flow: 'paper' } } as const;

describe('a view of the list of orders', () => {
  it('keeps filters, search and sort, in whatever order they came', () => {
    expect(viewSearchOf({ ...late.search, view: 'v-1' })).toStrictEqual(late.search);
    expect(isSameSearch({ sort: 'due', status: 'paid' }, late.search)).toBe(true);
    expect(isSameSearch({ status: 'paid' }, late.search)).toBe(false);
    expect([isEverything({}), isEverything({ flow: 'paper' })]).toStrictEqual([true, false]);
  });

  it('is the one that the address names, also when more was chosen since', () => {
    expect(viewIn({ flow: 'paper', view: 'v-1' }, [late, paper])).toBe(late);
  });

  it('is gone to when it was saved, and left when it is deleted', () => {
    const search = { flow: 'paper', view: 'v-1' } as const;
    const add = { what: 'add', to: { name: 'Paper', flow: 'paper' } } as const;
    expect(searchAfter(add, search, [late, paper])).toStrictEqual({ ...search, view: 'v-2' });
    const remove = { what: 'remove', of: late } as const;
    expect(searchAfter(remove, search, [paper])).toStrictEqual({ flow: 'paper' });
  });

  it('is the one that shows the same, where the address names none of one’s own', () => {
    expect(viewIn({ flow: 'paper', view: 'of somebody else' }, [late, paper])).toBe(paper);
    expect(viewIn({ flow: 'paper' }, [late, paper])).toBe(paper);
    expect(viewIn({ flow: 'bespoke' }, [late, paper])).toBeUndefined();
  });
});
