import type { JsonObject } from './decider.js';
import { EventCatalogue } from './event-catalogue.js';
import { NameTaken, UnknownEventType } from './event-log.errors.js';
import { EventLogRegistry, project, type FeatureEvents } from './registry.js';
import { tallies, tallyFeature, TallyRow } from '../testing/tally.testing.js';

const renamed: FeatureEvents = {
  eventTypes: {
    TallyMoved: {
      schemaVersion: 3,
      upcasters: {
        1: ({ steps, ...rest }: JsonObject) => ({ ...rest, by: steps }),
        2: (data: JsonObject) => ({ ...data, unit: 'piece' }),
      },
    },
  },
};

function catalogueOf(...features: readonly FeatureEvents[]): EventCatalogue {
  const registry = new EventLogRegistry();
  for (const feature of features) registry.register(feature);
  return new EventCatalogue(registry);
}

describe('the event catalogue', () => {
  it.each([
    [1, { steps: 2 }, { by: 2, unit: 'piece' }],
    [2, { by: 2 }, { by: 2, unit: 'piece' }],
    [3, { by: 2, unit: 'pair' }, { by: 2, unit: 'pair' }],
  ])(
    'EVT-008 upcasts an event of schema version %i to the current shape',
    (version, data, expected) => {
      expect(catalogueOf(renamed).upcast('TallyMoved', version, data)).toStrictEqual(expected);
    },
  );

  it.each([
    ['from a newer process', 4],
    ['without an upcaster', 0],
  ])('refuses a shape %s', (_, version) => {
    const upcast = () => catalogueOf(renamed).upcast('TallyMoved', version, {});

    expect(upcast).toThrow(new UnknownEventType('TallyMoved', version));
  });

  it('refuses an undeclared event type', () => {
    expect(() => catalogueOf().type('TallyMoved')).toThrow(new UnknownEventType('TallyMoved'));
  });

  it('refuses two features that declare one event type', () => {
    const twice = catalogueOf(renamed, renamed);

    expect(() => {
      twice.check();
    }).toThrow(NameTaken);
  });

  it('refuses two projections of one name, even if one is inline and one asynchronous', () => {
    const twice = catalogueOf(tallyFeature, { async: [project(tallies, TallyRow)] });

    expect(() => {
      twice.check();
    }).toThrow('The projection spec-tallies is named twice.');
  });

  it('accepts features without common names', () => {
    expect(() => {
      catalogueOf(renamed, tallyFeature).check();
    }).not.toThrow();
  });
});
