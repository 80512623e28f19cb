import { randomUUID } from 'node:crypto';

import { maxCommentLength } from '@selvedge/shared/page-comments/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { aBlock, personOf, Talk } from './page-comments.testing.js';

describe('page comments', () => {
  let app: TestApp;
  let talk: Talk;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    talk = await Talk.begin(app);
  });
  afterAll(() => app.close());

  const statusAndCode = ({ status, body }: Answer) => [status, body.code];

  it('are written and answered, with the names of their authors', async () => {
    const { owner, member } = talk;
    const thread = await talk.start('  Too big?  ');
    const { status, body } = await talk.reply(thread, 'No.', member);
    expect(status).toBe(201);
    const at = expect.any(String);
    expect(body.threads).toEqual([
      {
        ...{ id: thread, blockId: aBlock, resolved: null },
        comments: [
          {
            ...{ id: thread, author: personOf(owner), text: 'Too big?' },
            ...{ at, editedAt: null, isOwn: false },
          },
          {
            ...{ id: expect.any(String), author: personOf(member), text: 'No.' },
            ...{ at, editedAt: null, isOwn: true },
          },
        ],
      },
    ]);
    expect(body.people).toHaveLength(2);
    expect(body.people).toContainEqual({ id: personOf(member), name: 'Robin Weaver' });
    const seen = await talk.list();
    expect(seen.threads[0]?.comments.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  });

  it('are written once if the request is repeated', async () => {
    const call = { id: randomUUID(), blockId: aBlock, text: 'Once' };
    const both = await Promise.all([1, 2].map(() => talk.owner.post(talk.path(), call)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await talk.list()).threads).toHaveLength(1);
    const other = await talk.owner.post(talk.path(), { ...call, text: 'Something else' });
    expect(statusAndCode(other)).toEqual([409, 'CommentExists']);
    const byMember = await talk.member.post(talk.path(), call);
    expect(statusAndCode(byMember)).toEqual([409, 'CommentExists']);
  });

  it('keep all concurrent replies', async () => {
    const thread = await talk.start('Who is there?');
    const texts = Array.from({ length: 8 }, (_, index) => `I, ${String(index)}`);
    await talk.member.get('/omnis/v3/dashboard/secure/get/');
    const answers = await Promise.all(
      texts.map((text, index) =>
        talk.reply(thread, text, index % 2 === 0 ? talk.owner : talk.member),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201));
    const [{ comments } = { comments: [] }] = (await talk.list()).threads;
    expect(comments.map(({ text }) => text).sort()).toEqual(['Who is there?', ...texts].sort());
  });

  it('can be edited and deleted only by their authors', async () => {
    const thread = await talk.start('Mine');
    const own = { thread, comment: thread };
    for (const [method, text] of [
      ['patch', 'Yours'],
      ['delete', undefined],
    ] as const) {
      const answer = await talk.change(method, own, { by: talk.member, text });
      expect([answer.status, answer.body.message]).toEqual([403, 'Permission denied']);
    }
    const { body } = await talk.change('patch', own, { text: 'Still mine' });
    const [comment] = body.threads[0].comments;
    expect(comment).toMatchObject({ text: 'Still mine', editedAt: expect.any(String) });
    await talk.reply(thread, 'An answer', talk.member);
    const left = await talk.change('delete', own);
    expect([left.status, left.body.threads[0].comments.length]).toEqual([200, 1]);
    expect(statusAndCode(await talk.change('delete', own))).toEqual([404, 'CommentNotFound']);
    const [last] = left.body.threads[0].comments;
    await talk.change('delete', { thread, comment: last.id }, { by: talk.member });
    expect((await talk.list()).threads).toEqual([]);
    expect(statusAndCode(await talk.reply(thread, 'Hello?'))).toEqual([
      404,
      'CommentThreadNotFound',
    ]);
    const again = await talk.change('patch', own, { text: 'Again' });
    expect(statusAndCode(again)).toEqual([404, 'CommentThreadNotFound']);
  });

  it('can be resolved and reopened by all people who may comment', async () => {
    const thread = await talk.start('Done?');
    const resolved = await talk.member.post(talk.path(`${thread}/resolve/`));
    expect(resolved.status).toBe(200);
    expect(resolved.body.threads[0].resolved).toEqual({
      ...{ at: expect.any(String), by: personOf(talk.member) },
    });
    expect(resolved.body.people).toContainEqual({
      ...{ id: personOf(talk.member), name: 'Robin Weaver' },
    });
    const reopened = await talk.owner.post(talk.path(`${thread}/reopen/`));
    expect(reopened.body.threads[0].resolved).toBeNull();
    await talk.owner.post(talk.path(`${thread}/resolve/`));
    expect((await talk.reply(thread, 'Not yet')).body.threads[0].resolved).toBeNull();
  });

  it.each([
    ['nothing', {}, 'text'],
    ['blanks only', { text: '  ' }, 'text'],
    ['a number', { text: 7 }, 'text'],
    ['a text over the limit', { text: 'a'.repeat(maxCommentLength + 1) }, 'text'],
    ['no uuid', { text: 'Hello', id: 'first' }, 'id'],
    ['a uuid in capitals', { text: 'Hello', id: randomUUID().toUpperCase() }, 'id'],
    ['no block', { text: 'Hello', blockId: undefined }, 'blockId'],
    ['a stranger', { text: 'Ask @[customer:999999999]' }, 'text'],
  ])('are refused with %s', async (_, change, field) => {
    const call = { id: randomUUID(), blockId: aBlock, ...change };
    const { status, body } = await talk.owner.post(talk.path(), call);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await talk.list()).threads).toEqual([]);
  });

  it('can have up to 4,000 characters', async () => {
    await talk.start('a'.repeat(maxCommentLength));
    expect((await talk.list()).threads[0]?.comments[0]?.text).toHaveLength(maxCommentLength);
  });

  it('are found only through their own page, and only while it exists', async () => {
    const thread = await talk.start('Here');
    const other = await Talk.begin(app);
    expect(statusAndCode(await other.reply(thread, 'There'))).toEqual([
      404,
      'CommentThreadNotFound',
    ]);
    const pages = `/omnis/v3/divisions/${talk.shop.division}/pages/`;
    const otherPage = await talk.owner.post(pages, { url: '/beside/' });
    const path = `${pages}${String(otherPage.body.id)}/comments/`;
    const onOtherPage = await talk.owner.post(`${path}${thread}/resolve/`);
    expect(statusAndCode(onOtherPage)).toEqual([404, 'CommentThreadNotFound']);
    expect((await talk.owner.get(path)).body.threads).toEqual([]);
    for (const wrong of ['nothing/resolve/', `${randomUUID()}/resolve/`])
      expect(statusAndCode(await talk.owner.post(talk.path(wrong)))).toEqual([
        404,
        'CommentThreadNotFound',
      ]);
    const comment = await talk.change('delete', { thread, comment: 'nothing' });
    expect(statusAndCode(comment)).toEqual([404, 'CommentNotFound']);
    await talk.owner.send('delete', `${pages}${talk.page.id}/`, { body: {} });
    for (const answer of [await talk.owner.get(talk.path()), await talk.reply(thread, 'Gone?')])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'We were unable to find this page',
      ]);
  });

  it('can mention people who may read them, shown by their current names', async () => {
    const { division, code } = talk.shop;
    const editing = { division, role: 'member', permissions: ['pages-edit'] } as const;
    const editor = await app.signInCustomer(code, [editing]);
    const viewer = await app.signInCustomer(code, [{ ...editing, permissions: ['orders'] }]);
    await Talk.begin(app);
    const { body } = await talk.member.get(talk.path('people/'));
    expect(body).toEqual(
      expect.arrayContaining(
        [talk.owner, talk.member, editor].map((one) => ({
          id: personOf(one),
          name: 'Robin Weaver',
        })),
      ),
    );
    expect(body).toHaveLength(3);
    await talk.start(`Ask @[${personOf(editor)}]`);
    expect((await talk.list()).people).toContainEqual({
      ...{ id: personOf(editor), name: 'Robin Weaver' },
    });
    const call = { id: randomUUID(), blockId: aBlock, text: `@[${personOf(viewer)}]` };
    expect(statusAndCode(await talk.owner.post(talk.path(), call))).toEqual([
      422,
      'MentionUnknown',
    ]);
  });
});
