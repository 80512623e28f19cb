import { UnknownModelName } from './model.errors.js';
import { abilitiesFor, MODEL_TYPES, modelTypeOf, requireNames } from './model-types.rules.js';

const { order, product } = MODEL_TYPES;

describe('the models that can be asked for by name', () => {
  it.each(['product', 'order', 'user'])('hold %s', (name) => {
    expect(modelTypeOf(name)).toBe(name);
  });

  it.each(['basket', '', 'constructor', 'toString'])('hold no %s', (name) => {
    expect(() => modelTypeOf(name)).toThrow(new UnknownModelName('type', name));
  });

  it('have the attributes and relations of their type, and no other', () => {
    const valid = { attributes: ['id', 'total'], relations: ['customer'] };
    expect(() => requireNames(order, valid)).not.toThrow();
    expect(() => requireNames(order, { attributes: ['id', 'password'], relations: [] })).toThrow(
      new UnknownModelName('attributes', 'password'),
    );
    expect(() =>
      requireNames(order, { attributes: [], relations: ['customer', 'constructor'] }),
    ).toThrow(new UnknownModelName('relations', 'constructor'));
  });

  it('ask for what one has to be able to do, of relations too', () => {
    expect(abilitiesFor(order, [])).toStrictEqual(['models.order']);
    expect(abilitiesFor(order, ['customer'])).toStrictEqual(['models.order', 'models.customer']);
    expect(abilitiesFor(product, ['collections'])).toStrictEqual([]);
  });
});
