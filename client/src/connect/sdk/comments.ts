import type { Calls } from './calls.js';
import type { CommentPerson, Comments, PageComments } from './types.js';

/** Comments on the page of a session, as the owner who granted access. */
export class SessionComments implements Comments {
  constructor(
    private readonly calls: Calls,
    /** Path of the page's comments. */
    private readonly path: string,
  ) {}

  list(): Promise<PageComments> {
    return this.calls('GET', `${this.path}/comments/`);
  }

  people(): Promise<readonly CommentPerson[]> {
    return this.calls('GET', `${this.path}/comments/people/`);
  }

  start(blockId: string, text: string): Promise<PageComments> {
    return this.calls('POST', `${this.path}/comments/`, {
      ...{ id: crypto.randomUUID(), blockId, text },
    });
  }

  reply(thread: string, text: string): Promise<PageComments> {
    const comment = { id: crypto.randomUUID(), text };
    return this.calls('POST', `${this.at(thread)}/replies/`, comment);
  }

  edit(thread: string, comment: string, text: string): Promise<PageComments> {
    return this.calls('PATCH', `${this.at(thread)}/replies/${comment}/`, { text });
  }

  remove(thread: string, comment: string): Promise<PageComments> {
    return this.calls('DELETE', `${this.at(thread)}/replies/${comment}/`, {});
  }

  resolve(thread: string): Promise<PageComments> {
    return this.calls('POST', `${this.at(thread)}/resolve/`, {});
  }

  reopen(thread: string): Promise<PageComments> {
    return this.calls('POST', `${this.at(thread)}/reopen/`, {});
  }

  private at(thread: string): string {
    return `${this.path}/comments/${thread}`;
  }
}
