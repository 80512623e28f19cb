import { plainToInstance, Type } from 'class-transformer';
import { IsInt, IsString, validateSync } from 'class-validator';

import {
  emptyIsAbsent,
  idAsText,
  trimmed,
  unlessAbsent,
  unlessNull,
  wholeNumber,
} from './field-decorators.js';
import { pagesOf } from './paging.js';

class Form {
  @trimmed
  readonly name: unknown;

  @unlessNull
  @IsInt()
  readonly amount: unknown;

  @unlessAbsent
  @wholeNumber
  @IsInt()
  readonly count?: unknown;
}

const formOf = (fields: object) => plainToInstance(Form, fields);
const isRight = (form: object) => validateSync(form).length === 0;

describe('a form field', () => {
  it('is trimmed', () => {
    expect(formOf({ name: '  Ada L. ' }).name).toBe('Ada L.');
    expect(formOf({ name: 7 }).name).toBe(7);
  });

  it('can be null with unlessNull', () => {
    const amounts = [null, 1, 'a lot', undefined];
    expect(amounts.map((amount) => isRight(formOf({ name: '', amount })))).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('an optional field', () => {
  const isRightWith = (count: unknown) => isRight(formOf({ name: '', amount: 1, count }));

  it('accepts absence but not null or empty values', () => {
    expect(isRight(formOf({ name: '', amount: 1 }))).toBe(true);
    expect([null, '', [], [7], {}, true].map(isRightWith)).toStrictEqual(Array(6).fill(false));
  });

  it('accepts a number as text, as in forms and queries', () => {
    expect(['7', '-7', 7].map(isRightWith)).toStrictEqual([true, true, true]);
    expect(formOf({ count: '007' }).count).toBe(7);
    expect(
      ['১২', '٣', '-۷', '１２', '๓', '၁', '௭'].map((count) => formOf({ count }).count),
    ).toStrictEqual([...[12, 3, -7, 12, 3, 1, 7]]);
    expect(formOf({ count: '𝟙𐒠' }).count).toBe('𝟙𐒠');
    expect(['7.5', '1e3', ' 7', '১.৫', '一', '9'.repeat(16)].map(isRightWith)).toStrictEqual(
      Array(6).fill(false),
    );
  });
});

describe('a field of an external client', () => {
  class Call {
    @idAsText
    @unlessAbsent
    @IsString()
    readonly id?: unknown;

    @emptyIsAbsent
    @unlessAbsent
    @IsInt()
    readonly code?: unknown;
  }
  const callOf = (fields: object) => plainToInstance(Call, fields);

  it('accepts an id as number or text', () => {
    expect([7, '7'].map((id) => callOf({ id }).id)).toStrictEqual(['7', '7']);
    expect([1.5, [7], {}, true].map((id) => isRight(callOf({ id })))).toStrictEqual(
      Array(4).fill(false),
    );
  });

  it('treats an empty text as absent, but not null', () => {
    const empty = callOf({ code: '' });
    expect([empty.code, isRight(empty)]).toStrictEqual([undefined, true]);
    expect(
      [{ code: ' ' }, { code: null }, { id: null }].map((body) => isRight(callOf(body))),
    ).toStrictEqual(Array(3).fill(false));
  });
});

describe('the paging of a list', () => {
  class Query extends pagesOf(50) {
    @Type(() => String)
    readonly q?: string;
  }

  it.each([{}, { page: '1', perPage: '50' }, { page: '10000', perPage: '1' }])(
    'accepts %j',
    (query) => {
      expect(isRight(plainToInstance(Query, query))).toBe(true);
    },
  );

  it.each([
    { page: '0' },
    { page: '10001' },
    { page: '1.5' },
    { page: 'last' },
    { perPage: '0' },
    { perPage: '51' },
  ])('rejects %j', (query) => {
    expect(isRight(plainToInstance(Query, query))).toBe(false);
  });
});
