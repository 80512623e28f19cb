import { snakeCase, SnakeNamingStrategy } from './snake-naming-strategy.js';

const names = new SnakeNamingStrategy();

describe('names in the database', () => {
  it.each([
    ['orderId', 'order_id'],
    ['OrderProgress', 'order_progress'],
    ['ESEvent', 'es_event'],
    ['line2Text', 'line2_text'],
    ['already_so', 'already_so'],
  ])('writes %s as %s', (property, column) => {
    expect(snakeCase(property)).toBe(column);
  });

  it('keep explicitly given names', () => {
    expect(names.tableName('OrderProgress', 'orders')).toBe('orders');
    expect(names.tableName('OrderProgress', undefined)).toBe('order_progress');
    expect(names.columnName('createdAt', 'at', [])).toBe('at');
    expect(names.columnName('postCode', undefined, ['deliveryAddress'])).toBe(
      'delivery_address_post_code',
    );
  });
});
