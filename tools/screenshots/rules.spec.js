import { addHeaderFaults, faultsOf, faultsOfCutTexts, tableOf } from './rules.js';

const good = {
  ...{ overflow: 0, small: [], uneven: 0, mixed: 0, h1: [40], body: 16, shift: 0.01 },
  ...{ large: [], testWords: [] },
};

describe('faultsOf', () => {
  it('returns nothing within all limits', () => {
    expect(faultsOf(good)).toStrictEqual([]);
    expect(faultsOf({ ...good, h1: [32], body: 17, shift: 0.02 })).toStrictEqual([]);
  });

  it.each([
    [{ overflow: 3 }, 'overflows horizontally by 3 px'],
    [{ small: ['Close', 'Search'] }, 'below 44 px: Close, Search'],
    [{ uneven: 1 }, '1 grids with cards of unequal height'],
    [{ mixed: 2 }, '2 grids with images of mixed aspect ratios'],
    [{ h1: [] }, '0 h1 headings'],
    [{ h1: [31] }, 'h1 of 31 px'],
    [{ h1: [57] }, 'h1 of 57 px'],
    [{ body: 15 }, 'text of 15 px'],
    [{ large: ['Tee'] }, 'images larger than their tile: Tee'],
    [{ testWords: ['lorem'] }, 'words of test data: lorem'],
    [{ shift: 0.021 }, 'layout shift of 0.021'],
  ])('reports %j', (change, fault) => {
    expect(faultsOf({ ...good, ...change })).toStrictEqual([fault]);
  });

  it('is printed as a line of the table', () => {
    const faults = ['h1 of 57 px'];
    expect(tableOf([{ name: 'home', measured: { ...good, h1: [57] }, faults }])).toStrictEqual([
      'home  overflow 0  h1 57  text 16  CLS 0.010  h1 of 57 px',
    ]);
  });
});

describe('faults of several parts', () => {
  it('name each cut text once', () => {
    const texts = [
      { text: 'Gifts', isCut: true },
      { text: 'Gifts', isCut: true },
      { text: 'Shop', isCut: false },
    ];
    expect(faultsOfCutTexts(texts)).toStrictEqual(['“Gifts” is cut off']);
  });

  it('name screens whose header differs from most of the same theme and width', () => {
    const row = (name, header, group = 'tropic 390') => ({
      ...{ name, group, measured: { header }, faults: [] },
    });
    const usual = { logoLeft: 24, height: 64 };
    const rows = [
      row('home', usual),
      row('product', { logoLeft: 25, height: 64 }),
      row('search', { logoLeft: 48, height: 64 }),
      row('collection', usual),
      row('checkout', { logoLeft: 24 }),
      row('sign-in', undefined),
      row('home', { logoLeft: 90, height: 57 }, 'tropic 768'),
    ];
    addHeaderFaults(rows);
    expect(rows.filter(({ faults }) => faults.length > 0)).toMatchObject([
      { name: 'search', faults: ['header: logoLeft of 48 px, elsewhere 24 px'] },
    ]);
  });
});
