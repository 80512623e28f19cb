import { Injectable } from '@nestjs/common';
import type { CommentPerson } from '@selvedge/shared/page-comments/contract';
import { mentionedIn } from '@selvedge/shared/page-comments/mentions';
import { can } from '@selvedge/shared/permissions/policies';
import { heldInStore } from '@selvedge/shared/permissions/roles';

import { PeopleQueries, StaffRights } from '../accounts/index.js';
import type { CommentThreadRow } from './comment-thread.projection.js';

/** Who is named in comments, and who can be. */
@Injectable()
export class CommentPeople {
  constructor(
    private readonly people: PeopleQueries,
    private readonly rights: StaffRights,
  ) {}

  /** ATL-011: throws Muted for who may not say anything. */
  refuseMuted(author: string): Promise<void> {
    return this.rights.refuseMuted(author);
  }

  /** The store's own people who may read them, by name; staff of the platform are nobody's to call. */
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

  /** Everybody whom these threads name and who still has an account. */
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
