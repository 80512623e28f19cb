import { catalogue } from './catalogue.js';
import { askedFor, citedIn, countCitations } from './citations.js';

describe('the catalogue', () => {
  it('holds every row of every area once', () => {
    expect(catalogue).toHaveLength(1130);
    expect(new Set(catalogue).size).toBe(1130);
    expect(catalogue).toEqual(expect.arrayContaining(['RTE-001', 'CST-104', 'NFR-012']));
    expect(catalogue).not.toContain('NFR-013');
  });
});

describe('the name of a test', () => {
  it.each([
    ['a basket ORD-032 percentage is what it is', ['ORD-032']],
    ['BSK-001 BSK-015 adds', ['BSK-001', 'BSK-015']],
    ['BSK-001, BSK-015: adds', ['BSK-001', 'BSK-015']],
    ['ORD-010..012 knows the flows', ['ORD-010', 'ORD-011', 'ORD-012']],
    ['ORD-010..ORD-012 knows the flows', ['ORD-010', 'ORD-011', 'ORD-012']],
    ['ORD-010 to ORD-012 knows the flows', ['ORD-010', 'ORD-011', 'ORD-012']],
    ['ORD-010 ORD-010..011 says it twice', ['ORD-010', 'ORD-011']],
    ['ORD-032 to 100 percent', ['ORD-032']],
    ['ORD-032 to BSK-040', ['ORD-032', 'BSK-040']],
    ['takes a UTF-008 text, an RFC-945 problem, an ORD-0321 and an XORD-032', []],
  ])('"%s" cites %j', (name, ids) => {
    expect(citedIn(name)).toEqual(ids);
  });

  it('may not hold a range that runs backwards', () => {
    expect(() => citedIn('ORD-015..010 runs')).toThrow('ORD-015..010 runs backwards');
  });
});

describe('the count', () => {
  it('is of the names that cite an ID, in the order of the catalogue', () => {
    const counts = countCitations(['ORD-999 ORD-002 a', 'ORD-002 ORD-002 b', 'BSK-001 c', 'd']);
    expect([...counts]).toEqual([
      ['BSK-001', 1],
      ['ORD-002', 2],
      ['ORD-999', 1],
    ]);
  });
});

describe('what is asked for', () => {
  it('is nothing by default', () => {
    expect(askedFor([])).toEqual([]);
  });

  it('may be IDs, ranges and beginnings, each counted once', () => {
    expect(askedFor(['API-059', 'ORD-010..011', 'BSK-012', 'to', 'BSK-013', 'ORD-01'])).toEqual([
      ...['API-059', 'ORD-010', 'ORD-011', 'BSK-012', 'BSK-013'],
      ...[2, 3, 4, 5, 6, 7, 8, 9].map((row) => `ORD-01${row}`),
    ]);
  });

  it('may be a whole area', () => {
    expect(askedFor(['CHT'])).toHaveLength(9);
  });

  it('may be beyond the catalogue, which no test can cover', () => {
    expect(askedFor(['CHT-010'])).toEqual(['CHT-010']);
  });

  it('may not be a word that means none', () => {
    expect(() => askedFor(['ORD-010', 'XYZ'])).toThrow('No requirement begins with XYZ');
  });
});
