import { catalogue, rowsOf } from './catalogue.js';
import { matchingIds, citedIn, countCitations, rangesIn } from './citations.js';

describe('requirement catalogue', () => {
  it('contains every row once, with a title', () => {
    expect(catalogue.size).toBe(1130);
    for (const [id, title] of catalogue) {
      expect(id).toMatch(/^[A-Z]{3}-\d{3}$/);
      expect(title).toMatch(/^\S.{5,130}\S$/);
    }
  });

  it('numbers the rows of an area consecutively from one', () => {
    const last = new Map();
    for (const [area, row] of [...catalogue.keys()].map((id) => id.split('-'))) {
      expect(Number(row)).toBe((last.get(area) ?? 0) + 1);
      last.set(area, Number(row));
    }
    expect(last.size).toBe(33);
  });

  it('parses lines of ID and title', () => {
    expect([...rowsOf('ORD-001\tAn order\nORD-002\tIts address\n')]).toStrictEqual([
      ['ORD-001', 'An order'],
      ['ORD-002', 'Its address'],
    ]);
  });
});

// The titles contain no IDs, which would count as citations.
describe('citations in a test name', () => {
  it.each([
    ['an ID among words', 'a basket ORD-032 percentage is what it is', ['ORD-032']],
    ['two IDs', 'BSK-001 BSK-015 adds', ['BSK-001', 'BSK-015']],
    ['IDs in a list', 'BSK-001, BSK-015: adds', ['BSK-001', 'BSK-015']],
    ['an ID twice, once', 'ORD-010 a basket ORD-010 says it twice', ['ORD-010']],
    ['an ID before a number', 'ORD-032 to 100 percent', ['ORD-032']],
    ['no similar texts', 'UTF-008, RFC-945, ORD-0321, XORD-032', []],
  ])('include %s', (_, name, ids) => {
    expect(citedIn(name)).toStrictEqual(ids);
    expect(rangesIn(name)).toStrictEqual([]);
  });

  it.each([
    'ORD-010..012',
    'ORD-010..ORD-012',
    'ORD-010 .. ORD-012',
    'ORD-010…012',
    'ORD-010-012',
    'ORD-010–012',
    'ORD-010 - ORD-012',
    'ORD-010 to ORD-012',
    'ORD-010 through ORD-012',
  ])('exclude ranges, case %#', (range) => {
    expect(rangesIn(`${range} knows the flows`)).toStrictEqual([range]);
  });
});

describe('countCitations', () => {
  it('counts the names that cite an ID, in catalogue order', () => {
    const counts = countCitations(['ORD-999 ORD-002 a', 'ORD-002 ORD-002 b', 'BSK-001 c', 'd']);
    expect([...counts]).toStrictEqual([
      ['BSK-001', 1],
      ['ORD-002', 2],
      ['ORD-999', 1],
    ]);
  });
});

describe('matchingIds', () => {
  it('returns nothing without arguments', () => {
    expect(matchingIds([])).toStrictEqual([]);
  });

  it('returns the IDs of IDs and prefixes, each once', () => {
    expect(matchingIds(['API-059', 'ORD-010', 'ORD-01'])).toStrictEqual([
      ...['API-059', 'ORD-010'],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => `ORD-01${row}`),
    ]);
  });

  it('returns the IDs of a whole area', () => {
    expect(matchingIds(['CHT'])).toHaveLength(9);
  });

  it.each(['XYZ', 'CHT-010'])('throws for an unknown argument, case %#', (prefix) => {
    expect(() => matchingIds(['ORD-010', prefix])).toThrow(`No requirement begins with ${prefix}`);
  });
});
