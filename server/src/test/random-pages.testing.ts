import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { DataSource } from 'typeorm';

import { recordSessions } from '../features/connect/connect.testing.js';
import { Subscriptions } from '../features/newsletter/index.js';
import { keyOfSource, ImageImports, ImageImportsReader } from '../features/image-import/index.js';
import { imageImportDecider } from '../features/image-import/image-import.decider.js';
import { recordTalk } from '../features/page-comments/page-comments.testing.js';
import { recordInteractions } from '../features/interactions/interactions.testing.js';
import { recordNotifications } from '../features/notifications/notifications.testing.js';
import { recordSnippets } from '../features/page-snippets/page-snippets.testing.js';
import { recordInvitations } from '../features/staff/staff.testing.js';
import { PagesService } from '../features/pages/index.js';
import { CommandHandler } from '../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../platform/testing/start-app.js';
import { until } from '../platform/testing/until.js';

/** Operation on a store's pages or mailing list, on one of a few of each. */
export type PageOperation =
  | {
      readonly do: 'write';
      readonly which: number;
      readonly moved: boolean;
      readonly title: string;
    }
  | { readonly do: 'publish'; readonly which: number }
  | { readonly do: 'withdraw'; readonly which: number }
  | { readonly do: 'discard'; readonly which: number }
  | { readonly do: 'subscribe'; readonly which: number }
  | { readonly do: 'confirm' }
  | { readonly do: 'unsubscribe' };

const which = fc.nat(1);

/** Whether an operation is a page operation, by its name. */
export function isOfPages(operation: { readonly do: string }): operation is PageOperation {
  return [
    'write',
    'publish',
    'withdraw',
    'discard',
    'subscribe',
    'confirm',
    'unsubscribe',
  ].includes(operation.do);
}

export const pageOperation: fc.Arbitrary<PageOperation> = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    which,
    moved: fc.boolean(),
    title: fc.constantFrom('About us', 'Our press'),
  }),
  fc.record({ do: fc.constant('publish' as const), which }),
  fc.record({ do: fc.constant('withdraw' as const), which }),
  fc.record({ do: fc.constant('discard' as const), which }),
  fc.record({ do: fc.constant('subscribe' as const), which: fc.nat(20) }),
  fc.record({ do: fc.constant('confirm' as const) }),
  fc.record({ do: fc.constant('unsubscribe' as const) }),
);

/** Manages the pages and the mailing list of a store. */
export class PageOperator {
  private readonly ids = new Map<number, number>();
  private readonly pages: PagesService;
  private readonly subscriptions: Subscriptions;
  private readonly context;

  constructor(
    private readonly app: TestApp,
    private readonly division: number,
  ) {
    this.pages = app.get(PagesService);
    this.subscriptions = app.get(Subscriptions);
    this.context = { division, actor: 'system:test', correlationId: 'pages' };
  }

  /** Creates what the audit expects of every store, whatever happens later. */
  async open(): Promise<void> {
    for (const moved of [false, true])
      await this.do({ do: 'write', which: 9, moved, title: 'Always there' });
    await this.do({ do: 'subscribe', which: 98 });
    await this.do({ do: 'unsubscribe' });
    await this.do({ do: 'subscribe', which: 99 });
    await this.showPictures();
    await recordSessions(this.app, this.context);
    await recordTalk(this.app, this.context);
    await recordSnippets(this.app, this.context);
    await recordInvitations(this.app, this.context);
    await recordInteractions(this.app, this.context);
    await recordNotifications(this.app, this.context);
  }

  /** Images of another host: one that is refused, and one that is unavailable at first. */
  private async showPictures(): Promise<void> {
    const late = 'http://127.0.0.1:1/late.png';
    const key = keyOfSource(late);
    await this.app.get(ImageImports).want(this.context, ['http://10.0.0.7/sea.png', late]);
    const reader = this.app.get(ImageImportsReader);
    await until(async () => ((await reader.find(this.division, key))?.tries ?? 0) > 0);
    const take = { type: 'TakeOutsidePicture', key, picture: randomUUID() } as const;
    await this.app.get(CommandHandler).handle(this.context, imageImportDecider, take);
  }

  /** Throws a DomainError for an operation that no longer applies. */
  async do(operation: PageOperation): Promise<unknown> {
    const { context, pages } = this;
    switch (operation.do) {
      case 'write':
        return this.write(operation);
      case 'publish':
        return pages.publish(context, this.idOf(operation.which));
      case 'withdraw':
        return pages.unpublish(context, this.idOf(operation.which));
      case 'discard':
        return pages.remove(context, this.idOf(operation.which));
      case 'subscribe': {
        const email = `reader-${operation.which}@example.test`;
        return this.subscriptions.ask(context, { email });
      }
      case 'confirm':
        return this.subscriptions.confirm(context, await this.subscriptionId());
      case 'unsubscribe':
        return this.subscriptions.end(context, await this.subscriptionId());
    }
  }

  private async write({ which: number, moved, title }: Extract<PageOperation, { do: 'write' }>) {
    const url = `/page-${number}${moved ? '-moved' : ''}/`;
    const fields = { url, properties: { metaTitle: { id: 1, value: title } } };
    const id = this.ids.get(number);
    const exists = (await this.pages.list(this.division, false)).some((page) => page.id === id);
    if (id !== undefined && exists)
      return this.pages.change(this.context, id, { draft: { fields }, isDraft: number !== 9 });
    const page = await this.pages.create(this.context, { fields }, false);
    this.ids.set(number, page.id);
    return page;
  }

  /** Id of a page; for one that was never created, an id that no page has. */
  private idOf(number: number): number {
    return this.ids.get(number) ?? 2 ** 31 - 1;
  }

  private async subscriptionId(): Promise<string> {
    const rows = await this.app
      .get(DataSource)
      .query<{ id: string }[]>('SELECT id FROM subscribers WHERE division_id = $1 LIMIT 1', [
        this.division,
      ]);
    return rows[0]?.id ?? '';
  }
}
