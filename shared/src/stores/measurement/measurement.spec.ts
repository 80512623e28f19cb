import { validateSync } from 'class-validator';

import { usualForm } from '../../forms/field-rules.js';
import { MeasurementForm } from './contract.js';
import {
  hasConversionId,
  hasConversionLabel,
  isMeasuring,
  measurementRules,
  noMeasurement,
  problemsOfMeasurement,
  type Measurement,
} from './measurement.js';
import { servicesOf } from './services.js';

const full: Measurement = {
  measurementId: 'G-ABCD1234',
  trackingId: 'UA-1234-1',
  facebookPixel: '123456789012345',
  conversionId: '1234567',
  conversionLabel: 'abcdefghij-klmnop_12',
  pinterestTag: '1234567890123',
};
const required = 'This field is required';

/** Errors by field name, validated as a form and as a request. */
function wrongWith(changes: Partial<Measurement>): readonly (readonly [string, string])[] {
  const ids = { ...noMeasurement, ...changes };
  const found = problemsOfMeasurement(ids).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  );
  const called = validateSync(Object.assign(new MeasurementForm(), ids));
  expect(called.map(({ property }) => property)).toStrictEqual(found.map(([name]) => name));
  return found;
}

describe('measurement settings', () => {
  it('can be empty, partial or complete', () => {
    expect(wrongWith({})).toStrictEqual([]);
    expect(wrongWith(full)).toStrictEqual([]);
    expect(wrongWith({ facebookPixel: full.facebookPixel })).toStrictEqual([]);
  });

  it.each<[Partial<Measurement>, string]>([
    [{ measurementId: 'ABCD1234' }, 'Invalid measurement ID'],
    [{ trackingId: 'UA-1234' }, 'Invalid tracking ID'],
    [{ facebookPixel: '12' }, 'Invalid Facebook pixel'],
    [{ pinterestTag: '12345678901234' }, 'Invalid Pinterest tag'],
    [{ pinterestTag: 'x1234567890123' }, 'Invalid Pinterest tag'],
  ])('cannot be %j', (ids, message) => {
    expect(wrongWith(ids)).toStrictEqual([[Object.keys(ids)[0], message]]);
  });

  it('are read in groups of digits', () => {
    for (const name of ['facebookPixel', 'conversionId', 'pinterestTag'] as const) {
      const grouped = full[name].replace(/^(.{3})(.{3})/, ' $1\u00a0$2\u2011');
      expect(usualForm(grouped, measurementRules[name])).toBe(full[name]);
    }
  });

  it('require id and label of a conversion together', () => {
    const { conversionId, conversionLabel } = full;
    expect(wrongWith({ conversionId })).toStrictEqual([['conversionLabel', required]]);
    expect(wrongWith({ conversionLabel })).toStrictEqual([['conversionId', required]]);
    expect(wrongWith({ conversionId: '12', conversionLabel })).toStrictEqual([
      ['conversionId', 'Invalid conversion ID'],
    ]);
  });

  it('ignore half a conversion that a form does not contain', () => {
    expect([hasConversionId({}), hasConversionLabel({ conversionLabel: '' })]).toStrictEqual([
      ...[false, false],
    ]);
  });

  it('count as soon as one is set', () => {
    expect(isMeasuring(noMeasurement)).toBe(false);
    for (const [name, id] of Object.entries(full)) {
      expect(isMeasuring({ ...noMeasurement, [name]: id })).toBe(true);
    }
  });
});

describe('measuring services', () => {
  it.each<[keyof Measurement, readonly string[]]>([
    ['measurementId', ['Google']],
    ['trackingId', ['Google']],
    ['facebookPixel', ['Meta']],
    ['conversionId', ['Google Ads']],
    ['conversionLabel', []],
    ['pinterestTag', ['Pinterest']],
  ])('for %s alone are %j', (name, services) => {
    const found = servicesOf({ ...noMeasurement, [name]: full[name] });
    expect(found.map((one) => one.name)).toStrictEqual(services);
  });

  it('are empty without settings, and listed once each', () => {
    expect(servicesOf(noMeasurement)).toStrictEqual([]);
    expect(servicesOf(full).map(({ name }) => name)).toStrictEqual([
      ...['Google', 'Google Ads', 'Meta', 'Pinterest'],
    ]);
  });
});
