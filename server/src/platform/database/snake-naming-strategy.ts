import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/**
 * Maps camelCase entity properties to snake_case tables and columns; explicit names take
 * precedence.
 */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, givenName: string | undefined): string {
    return givenName ?? snakeCase(className);
  }

  override columnName(
    propertyName: string,
    givenName: string | undefined,
    prefixes: string[],
  ): string {
    return [...prefixes.map(snakeCase), givenName ?? snakeCase(propertyName)].join('_');
  }
}

/** `orderId` → `order_id`, `OrderProgress` → `order_progress`, `ESEvent2` → `es_event2`. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();
}
