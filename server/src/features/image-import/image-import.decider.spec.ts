import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import { maxTries, imageImportDecider } from './image-import.decider.js';
import type { ImageImportEvent } from './image-import.events.js';
import { imageImports } from './image-import.projection.js';

const { given } = scenarioFor(imageImportDecider);
const key = 'k'.repeat(64);
const source = 'https://pictures.example/sea.jpg';
const picture = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';
const at = (hour: number): string => `2026-11-21T${hour}:00:00.000Z`;
const want = (hour: number) =>
  ({
    type: 'WantOutsidePicture',
    key,
    source,
    now: at(hour),
    notAgainBefore: at(hour + 1),
  }) as const;
const take = { type: 'TakeOutsidePicture', key, picture } as const;
const miss = (isLasting = false) =>
  ({ type: 'MissOutsidePicture', key, reason: 'too-slow', isLasting }) as const;

const wanted: ImageImportEvent = {
  type: 'OutsidePictureWanted',
  key,
  source,
  notAgainBefore: at(11),
};
const taken: ImageImportEvent = { type: 'OutsidePictureTaken', key, picture };
const missed: ImageImportEvent = { type: 'OutsidePictureMissed', key, reason: 'too-slow' };
const givenUp: ImageImportEvent = { type: 'OutsidePictureGivenUp', key, reason: 'too-slow' };
const nearlyGivenUp = Array.from({ length: maxTries - 1 }, () => missed);

describe('external image', () => {
  it('has its stream named after the key of its address', () => {
    expect(imageImportDecider.stream(take)).toBe(`outsidepicture-${key}`);
  });

  it('IMG-009 is requested once, however many pages name it', () => {
    given().when(want(10)).thenEvents(wanted);
    given(wanted).when(want(10)).thenNothing();
  });

  it('IMG-009 is imported once', () => {
    given(wanted).when(take).thenEvents(taken);
    given(wanted, missed).when(take).thenEvents(taken);
    given(wanted, taken).when(take).thenNothing();
    given(wanted, givenUp).when(take).thenNothing();
    given().when(take).thenNothing();
    given(wanted, taken).when(want(23)).thenNothing();
  });

  it('IMG-012 is tried four times, or once if retries are pointless', () => {
    given(wanted).when(miss()).thenEvents(missed);
    given(wanted, ...nearlyGivenUp)
      .when(miss())
      .thenEvents(givenUp);
    given(wanted).when(miss(true)).thenEvents(givenUp);
    given(wanted, taken).when(miss()).thenNothing();
    given(wanted, givenUp).when(miss()).thenNothing();
  });

  it('IMG-012 can be requested again after an hour, with all attempts', () => {
    const again: ImageImportEvent = { ...wanted, notAgainBefore: at(12) };
    given(wanted, givenUp).when(want(10)).thenNothing();
    given(wanted, givenUp).when(want(11)).thenEvents(again);
    // The image is also requested again if its job was lost.
    given(wanted, missed).when(want(11)).thenEvents(again);
    given(wanted, ...nearlyGivenUp, again)
      .when(miss())
      .thenEvents(missed);
  });

  it('EVT-009 has a row with its state', () => {
    const rowAfter = (...events: readonly ImageImportEvent[]) =>
      rowsOf(imageImports, recorded(events))[0];
    const row = { division: 1, key, source, notAgainBefore: at(11) };
    const nothing = { picture: null, tries: 0, reason: null };
    expect(rowAfter(wanted)).toStrictEqual({ ...row, ...nothing, status: 'wanted' });
    const late = { ...row, picture: null, reason: 'too-slow' };
    expect(rowAfter(wanted, missed)).toStrictEqual({ ...late, status: 'wanted', tries: 1 });
    expect(rowAfter(wanted, missed, givenUp)).toStrictEqual({
      ...late,
      status: 'given-up',
      tries: 2,
    });
    expect(rowAfter(wanted, givenUp, wanted)).toStrictEqual({
      ...row,
      ...nothing,
      status: 'wanted',
    });
    expect(rowAfter(wanted, taken)).toStrictEqual({ ...row, ...nothing, status: 'taken', picture });
    expect(rowAfter(taken)).toBeUndefined();
  });
});
