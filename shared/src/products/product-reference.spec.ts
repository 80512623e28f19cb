import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

import { IsProductReference } from './product-reference.js';

class Named {
  @IsProductReference()
  readonly one: unknown;

  @IsProductReference({ each: true })
  readonly many: unknown;
}

const uuid = '7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';
const read = (one: unknown, many: unknown = []) => {
  const named = plainToInstance(Named, { one, many });
  return { named, wrong: validateSync(named).map(({ property }) => property) };
};

describe('a product reference', () => {
  it('is a uuid or integer id, read as text', () => {
    expect(read(uuid.toUpperCase(), [7, '12', uuid])).toMatchObject({
      named: { one: uuid, many: ['7', '12', uuid] },
      wrong: [],
    });
    expect(read(7)).toMatchObject({ named: { one: '7' }, wrong: [] });
  });

  it.each([['wave-tee'], [''], [null], [{}], [true], [-7], [1.5]])('cannot be %j', (one) => {
    expect(read(one).wrong).toStrictEqual(['one']);
    expect(read(uuid, [uuid, one]).wrong).toStrictEqual(['many']);
  });
});
