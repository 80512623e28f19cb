import { Injectable } from '@nestjs/common';
import type { CommentPerson } from '@selvedge/shared/page-comments/contract';
import { mentionedIn } from '@selvedge/shared/page-comments/mentions';
import { can } from '@selvedge/shared/policies/policies';
import { heldInStore } from '@selvedge/shared/permissions/roles';

import { PeopleQueries, StaffRights } from '../accounts/index.js';
import type { CommentThreadRow } from './comment-thread.projection.js';

/** Resolves people who are named, or can be mentioned, in comments. */
@Injectable()
export class CommentPeople {
  constructor(
    private readonly people: PeopleQueries,
    private readonly rights: StaffRights,
  ) {}

  /** Throws Muted if the author is muted (ATL-011). */
  refuseMuted(author: string): Promise<void> {
    return this.rights.refuseMuted(author);
  }

  /** Lists members of the store who may comment. Platform staff cannot be mentioned. */
  async mentionable(division: number): Promise<readonly CommentPerson[]> {
    const ofStore = await this.people.ofStore(division);
    const editing = ofStore.filter(({ role, permissions }) =>
      can(
        {
          ...{ kind: 'customer', context: 'store', division, isMember: true, hasPassedGate: false },
          permissions: heldInStore(role, permissions),
        },
        'comments.write',
      ),
    );
    return editing.map(({ id, name }) => ({ id, name }));
  }

  /** Returns all people named in these threads who still have an account. */
  namedIn(
    threads: readonly Pick<CommentThreadRow, 'resolved' | 'comments'>[],
  ): Promise<readonly CommentPerson[]> {
    const actors = threads.flatMap(({ resolved, comments }) => [
      ...(resolved === null ? [] : [resolved.by]),
      ...comments.flatMap(({ author, text }) => [author, ...mentionedIn(text ?? '')]),
    ]);
    return this.people.named([...new Set(actors)]);
  }
}
