import { validateSync } from 'class-validator';

import { MeasurementForm } from './contract.js';
import {
  hasConversionId,
  hasConversionLabel,
  isMeasuring,
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

/** What is wrong by the name of the field: asked as a form is, and as a call is answered. */
function wrongWith(changes: Partial<Measurement>): readonly (readonly [string, string])[] {
  const ids = { ...noMeasurement, ...changes };
  const found = problemsOfMeasurement(ids).flatMap(([name, message]) =>
    message === undefined ? [] : [[name, message] as const],
  );
  const called = validateSync(Object.assign(new MeasurementForm(), ids));
  expect(called.map(({ property }) => property)).toStrictEqual(found.map(([name]) => name));
  return found;
}

describe('what a shop is measured by', () => {
  it('may be nothing, one of them or all', () => {
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

  it('takes id and label of an advertisement together', () => {
    const { conversionId, conversionLabel } = full;
    expect(wrongWith({ conversionId })).toStrictEqual([['conversionLabel', required]]);
    expect(wrongWith({ conversionLabel })).toStrictEqual([['conversionId', required]]);
    expect(wrongWith({ conversionId: '12', conversionLabel })).toStrictEqual([
      ['conversionId', 'Invalid conversion ID'],
    ]);
  });

  it('has no half of an advertisement that a form does not name', () => {
    expect([hasConversionId({}), hasConversionLabel({ conversionLabel: '' })]).toStrictEqual([
      ...[false, false],
    ]);
  });

  it('counts as soon as there is one', () => {
    expect(isMeasuring(noMeasurement)).toBe(false);
    for (const [name, id] of Object.entries(full)) {
      expect(isMeasuring({ ...noMeasurement, [name]: id })).toBe(true);
    }
  });
});

describe('who is let through to a page', () => {
  it.each<[keyof Measurement, readonly string[]]>([
    ['measurementId', ['Google']],
    ['trackingId', ['Google']],
    ['facebookPixel', ['Meta']],
    ['conversionId', ['Google Ads']],
    ['conversionLabel', []],
    ['pinterestTag', ['Pinterest']],
  ])('with %s alone is %j', (name, services) => {
    const found = servicesOf({ ...noMeasurement, [name]: full[name] });
    expect(found.map((one) => one.name)).toStrictEqual(services);
  });

  it('is nobody where nothing is measured, and each once where all is', () => {
    expect(servicesOf(noMeasurement)).toStrictEqual([]);
    expect(servicesOf(full).map(({ name }) => name)).toStrictEqual([
      ...['Google', 'Google Ads', 'Meta', 'Pinterest'],
    ]);
  });
});
