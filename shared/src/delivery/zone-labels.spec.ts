import { zoneLabel, zoneNamesOf } from './zone-labels.js';

describe('zone labels', () => {
  it.each([
    ['home', { code: 'GB', name: 'United Kingdom' }, 'UK delivery'],
    ['home', { code: 'US', name: 'United States' }, 'US delivery'],
    ['home', { code: 'DE', name: 'Germany' }, 'Delivery in Germany'],
    ['home', { code: 'NL', name: 'Netherlands' }, 'Delivery in the Netherlands'],
    ['near', { code: 'NL', name: 'Netherlands' }, 'Delivery in Europe'],
    ['far', { code: 'US', name: 'United States' }, 'International delivery'],
  ] as const)('%s, by a shop of %o, is "%s"', (zone, home, label) => {
    expect(zoneLabel(zone, home)).toBe(label);
  });

  it('exist for each zone of a shop', () => {
    expect(zoneNamesOf({ code: 'DE', name: 'Germany' })).toStrictEqual({
      home: 'Delivery in Germany',
      near: 'Delivery in Europe',
      far: 'International delivery',
    });
  });
});
