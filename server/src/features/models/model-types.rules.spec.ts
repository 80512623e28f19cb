import { UnknownModelName } from './model.errors.js';
import { abilitiesFor, MODEL_TYPES, modelTypeOf, requireNames } from './model-types.rules.js';

const { order, product } = MODEL_TYPES;

describe('model types', () => {
  it.each(['product', 'order', 'user'])('include %s', (name) => {
    expect(modelTypeOf(name)).toBe(name);
  });

  it.each(['basket', '', 'constructor', 'toString'])('do not include %s', (name) => {
    expect(() => modelTypeOf(name)).toThrow(new UnknownModelName('type', name));
  });

  it('have only the attributes and relations of their type', () => {
    const valid = { attributes: ['id', 'total'], relations: ['customer'] };
    expect(() => requireNames(order, valid)).not.toThrow();
    expect(() => requireNames(order, { attributes: ['id', 'password'], relations: [] })).toThrow(
      new UnknownModelName('attributes', 'password'),
    );
    expect(() =>
      requireNames(order, { attributes: [], relations: ['customer', 'constructor'] }),
    ).toThrow(new UnknownModelName('relations', 'constructor'));
  });

  it('require abilities for the type and for its relations', () => {
    expect(abilitiesFor(order, [])).toStrictEqual(['models.order']);
    expect(abilitiesFor(order, ['customer'])).toStrictEqual(['models.order', 'models.customer']);
    expect(abilitiesFor(product, ['collections'])).toStrictEqual([]);
  });
});
