import { createParamDecorator, Injectable, type PipeTransform } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { ProductsReader } from './product.queries.js';

interface Named {
  readonly division: number;
  readonly name: string;
}

const namedInPath = createParamDecorator((_: undefined, context: ExecutionContext): Named => {
  const { facts, params } = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Params: { uuid: string } }>>();
  return { division: facts.division, name: params.uuid };
});

/** Resolves the `{uuid}` of a path, a uuid or an integer id, to the uuid of the product. */
@Injectable()
class ProductUuidPipe implements PipeTransform<Named, Promise<string>> {
  constructor(private readonly products: ProductsReader) {}

  async transform({ division, name }: Named): Promise<string> {
    const [uuid = name] = await this.products.uuids(division, [name]);
    return uuid;
  }
}

/**
 * `@ProductUuid() uuid: string`. An unknown name is passed on unchanged, unless further pipes
 * refuse it.
 */
export function ProductUuid(
  ...pipes: readonly (new () => PipeTransform<string>)[]
): ParameterDecorator {
  return namedInPath(ProductUuidPipe, ...pipes);
}
