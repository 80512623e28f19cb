import type { CommentsChanged } from '@selvedge/shared/page-comments/contract';
import { pageTopic } from '@selvedge/shared/pages/topics';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { useScreens } from '../../platform/live/live-screens.testing.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { codeOf, editorOrigin, ExternalEditor } from '../connect/connect.testing.js';
import { aBlock, personOf, Talk } from './page-comments.testing.js';

interface Mail {
  readonly recipient: string | null;
  readonly subject: string;
  readonly text_body: string | null;
}

describe('page comments', () => {
  let app: TestApp;
  let talk: Talk;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    talk = await Talk.begin(app, { editorOrigins: [editorOrigin] });
  });
  afterAll(() => app.close());

  const connected = useScreens(() => app);

  const mails = (): Promise<readonly Mail[]> =>
    app
      .get(DataSource)
      .query('SELECT * FROM mail_outbox WHERE division_id = $1', [talk.shop.division]);

  it('notify open editors live, without the text', async () => {
    const client = await connected(talk.member);
    const topic = pageTopic(talk.page.uuid);
    const { cursor } = await talk.list();
    const thread = await talk.start('Before anybody looked');
    expect(await client.watch({ topic, cursor })).toMatchObject({ ok: true });
    await talk.owner.post(talk.path(`${thread}/resolve/`));
    const events = await until(() => (client.events.length >= 3 ? client.events : undefined));
    expect(events.map(({ name, data }) => [name, data])).toEqual(
      Array.from({ length: 3 }, () => ['comments.changed', { threadId: thread }]),
    );
  });

  it('are live only for people who may comment on pages of their store', async () => {
    const topic = pageTopic(talk.page.uuid);
    const other = await Talk.begin(app);
    const answers = await Promise.all(
      [app.visitor(talk.shop.code), other.owner].map(async (one) =>
        (await connected(one)).watch({ topic }),
      ),
    );
    expect(answers).toEqual([{ error: 'forbidden' }, { error: 'unknown-topic' }]);
    const wrong = await (await connected(talk.owner)).watch({ topic: 'page:nothing' });
    expect(wrong).toEqual({ error: 'unknown-topic' });
    // Events of another page of the same store must not arrive.
    const { body } = await talk.owner.post(`/omnis/v3/divisions/${talk.shop.division}/pages/`, {
      url: '/beside/',
    });
    const client = await connected(talk.member);
    await client.watch({ topic: pageTopic(body.uuid) });
    await client.watch({ topic });
    const threadId = await talk.start('On the first page');
    const [first] = await until(() => (client.events.length >= 2 ? client.events : undefined));
    expect([first?.topic, first?.data]).toEqual([topic, { threadId } satisfies CommentsChanged]);
  });

  it('notify mentioned people by mail, without text or author', async () => {
    const { owner, shop, page } = talk;
    const thread = await talk.start(`@[${personOf(owner)}] what of this canary?`, talk.member);
    const [mail] = await until(async () => {
      const sent = await mails();
      return sent.length > 0 ? sent : undefined;
    });
    expect(mail).toMatchObject({ recipient: owner.email, subject: personOf(owner) });
    expect(mail?.text_body).toContain('Hello Robin Weaver,');
    expect(mail?.text_body).toContain('Questions');
    expect(mail?.text_body).toContain(
      `//${shop.code}.localhost/dashboard/pages/${page.id}/edit?comment=${thread}`,
    );
    expect(mail?.text_body).not.toContain('canary');
  });

  it('EVT-016 lose text and name after erasure, but keep their position', async () => {
    const thread = await talk.start('My canary words', talk.member);
    await talk.reply(thread, 'An answer');
    await talk.reply(thread, `@[${personOf(talk.owner)}] and I`, talk.member);
    await until(async () => ((await mails()).length > 0 ? true : undefined));
    await app.get(SubjectErasure).erase(personOf(talk.member));
    const { threads, people } = await talk.list();
    expect(threads[0]?.comments.map(({ text }) => text)).toEqual([null, 'An answer', null]);
    expect(people.map(({ id }) => id)).toEqual([personOf(talk.owner)]);
    const stored = await app.get(DataSource).query(
      `SELECT (SELECT count(*)::int FROM comment_threads t WHERE t::text LIKE '%My canary words%') AS rows,
           (SELECT count(*)::int FROM es_event e WHERE e.data::text LIKE '%canary words%') AS events`,
    );
    expect(stored).toEqual([{ rows: 0, events: 0 }]);
    // Erasing a mentioned person also erases the mail to them.
    await app.get(SubjectErasure).erase(personOf(talk.owner));
    expect(await mails()).toMatchObject([{ recipient: null, text_body: null }]);
  });

  it('are open to an external editor with the comment scope, and to no other', async () => {
    const { owner, page, shop } = talk;
    const session = async (scopes: ('page:read' | 'comment')[]) => {
      const editor = new ExternalEditor(app, shop.code);
      const { body } = await editor.open(await codeOf({ owner, page }, { scopes }));
      return { editor, session: body };
    };
    const thread = await talk.start('From here', talk.member);
    const mute = await session(['page:read']);
    const denied = [403, 'scope_denied'];
    const call = { id: '0b6fd1f1-0000-4000-8000-0000000000c1', text: 'From elsewhere' };
    for (const [method, path] of [
      ['get', ''],
      ['get', 'people/'],
      ['post', ''],
      ['post', `${thread}/replies/`],
      ['post', `${thread}/resolve/`],
      ['post', `${thread}/reopen/`],
      ['patch', `${thread}/replies/${thread}/`],
      ['delete', `${thread}/replies/${thread}/`],
    ] as const) {
      const { status, body } = await mute.editor.as(mute.session, method, talk.path(path), call);
      expect([method, path, status, body.code]).toEqual([method, path, ...denied]);
    }
    const { editor, session: granted } = await session(['page:read', 'comment']);
    expect((await editor.as(granted, 'get', talk.path())).body.threads).toHaveLength(1);
    const newThread = { ...call, blockId: aBlock };
    expect((await editor.as(granted, 'post', talk.path(), newThread)).status).toBe(201);
    const own = talk.path(`${call.id}/replies/${call.id}/`);
    // The external editor acts for the person who authorized it.
    const { body } = await editor.as(granted, 'patch', own, { text: 'Changed there' });
    expect(body.threads[1].comments[0]).toMatchObject({ author: personOf(owner), isOwn: true });
    const foreign = talk.path(`${thread}/replies/${thread}/`);
    expect((await editor.as(granted, 'delete', foreign)).status).toBe(403);
    expect((await editor.as(granted, 'delete', own)).body.threads).toHaveLength(1);
  });

  it('are listed across pages while open, latest first, with mentions flagged', async () => {
    const { division } = talk.shop;
    const inbox = async (by: Browser) =>
      (await by.get(`/omnis/v3/divisions/${division}/comments/`)).body;
    const first = await talk.start('First');
    const second = await talk.start(`Second, @[${personOf(talk.owner)}]`, talk.member);
    const settled = await talk.start('Settled');
    await talk.owner.post(talk.path(`${settled}/resolve/`));
    await (await Talk.begin(app)).start('Elsewhere');
    await talk.reply(first, 'Again', talk.member);
    const { threads, people } = await inbox(talk.owner);
    const page = { id: talk.page.id, title: 'Questions' };
    expect(threads).toMatchObject([
      { id: first, page, isMention: false, comments: [{ isOwn: true }, { isOwn: false }] },
      { id: second, page, isMention: true, comments: [{ isOwn: false }] },
    ]);
    expect(people).toContainEqual({ id: personOf(talk.member), name: 'Robin Weaver' });
    expect((await inbox(talk.member)).threads).toHaveLength(2);
    const pages = `/omnis/v3/divisions/${division}/pages/`;
    await talk.owner.send('delete', `${pages}${talk.page.id}/`, { body: {} });
    expect((await inbox(talk.owner)).threads).toEqual([]);
  });

  it('notify subscribers of the store, and no other caller', async () => {
    const topic = `division:${talk.shop.division}:comments`;
    const client = await connected(talk.member);
    expect(await client.watch({ topic })).toMatchObject({ ok: true });
    const threadId = await talk.start('Hello');
    const [first] = await until(() => (client.events.length >= 2 ? client.events : undefined));
    expect([first?.name, first?.data]).toEqual(['comments.changed', { threadId }]);
    const other = await Talk.begin(app);
    const refused = await (await connected(other.owner)).watch({ topic });
    expect(refused).toEqual({ error: 'unknown-topic' });
    const visitor = await connected(app.visitor(talk.shop.code));
    expect(await visitor.watch({ topic })).toEqual({ error: 'forbidden' });
  });
});
