import {
  createParamDecorator,
  Injectable,
  type ExecutionContext,
  type PipeTransform,
} from '@nestjs/common';
import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { isPageId } from '@selvedge/shared/pages/page-address';
import type { FastifyRequest } from 'fastify';

import { PageNotFound, PagesReader } from '../pages/index.js';
import type { CommentAddress } from './comment-address.js';
import { CommentNotFound, CommentThreadNotFound } from './comment-thread.errors.js';

interface Named {
  readonly division: number;
  /** `{id}`, `{thread}` and `{comment}` of the path, if the route has them. */
  readonly params: Readonly<Partial<Record<'id' | 'thread' | 'comment', string>>>;
}

const namedInPath = createParamDecorator((_: undefined, context: ExecutionContext): Named => {
  const { facts, params } = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Params: Named['params'] }>>();
  return { division: facts.division, params };
});

@Injectable()
class CommentAddressPipe implements PipeTransform<Named, Promise<CommentAddress>> {
  constructor(private readonly pages: PagesReader) {}

  /** Throws PageNotFound, and CommentThreadNotFound or CommentNotFound for a malformed id. */
  async transform({ division, params }: Named): Promise<CommentAddress> {
    const { id = '', thread, comment } = params;
    const page = isPageId(id) ? await this.pages.byId(division, Number(id)) : undefined;
    if (page === undefined) throw new PageNotFound();
    if (thread !== undefined && !isUuid(thread)) throw new CommentThreadNotFound();
    if (comment !== undefined && !isUuid(comment)) throw new CommentNotFound();
    return { pageUuid: page.uuid, threadId: thread ?? '', commentId: comment ?? '' };
  }
}

/** Resolves the comment address from the path: `@Addressed() at: ThreadAddress`. */
export const Addressed = (): ParameterDecorator => namedInPath(CommentAddressPipe);
