import { plainToInstance, Type } from 'class-transformer';
import { IsInt, validateSync } from 'class-validator';

import { trimmed, unlessNull } from './field-decorators.js';
import { pagesOf } from './paging.js';

class Form {
  @trimmed
  readonly name: unknown;

  @unlessNull
  @IsInt()
  readonly amount: unknown;
}

const formOf = (fields: object) => plainToInstance(Form, fields);
const isRight = (form: object) => validateSync(form).length === 0;

describe('a field of a form', () => {
  it('has no blanks around what was typed', () => {
    expect(formOf({ name: '  Ada L. ' }).name).toBe('Ada L.');
    expect(formOf({ name: 7 }).name).toBe(7);
  });

  it('may be null where that is a value of its own', () => {
    const amounts = [null, 1, 'a lot', undefined];
    expect(amounts.map((amount) => isRight(formOf({ name: '', amount })))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a page of a list', () => {
  class Query extends pagesOf(50) {
    @Type(() => String)
    readonly q?: string;
  }

  it.each([{}, { page: '1', perPage: '50' }, { page: '10000', perPage: '1' }])(
    'may be asked for by %j',
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
  ])('is refused for %j', (query) => {
    expect(isRight(plainToInstance(Query, query))).toBe(false);
  });
});
