import { randomUUID } from 'node:crypto';

import { maxSnippetLength, maxSnippetsOfStore } from '@selvedge/shared/page-snippets/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { Answer } from '../../platform/testing/browser.js';
import {
  startApp,
  startOwnApp,
  type SignedIn,
  type TestApp,
} from '../../platform/testing/start-app.js';
import { aSnippet } from './page-snippets.testing.js';
import { PageSnippetsService } from './page-snippets.service.js';
import { snippetDecider } from './snippet.decider.js';
import { TooManySnippets } from './snippet.errors.js';

describe('a saved block', () => {
  let app: TestApp;
  let second: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    second = await startOwnApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    await owner.get('/omnis/v3/dashboard/secure/get/');
  });
  afterAll(() => Promise.all([app.close(), second.close()]));

  const path = (rest = '') => `/omnis/v3/divisions/${shop.division}/snippets/${rest}`;
  const save = (changes: object = {}): Promise<Answer> =>
    owner.post(path(), { id: randomUUID(), name: 'Opening hours', block: aSnippet, ...changes });
  const change = (method: 'patch' | 'delete', id: string, body: object = {}) =>
    owner.send(method, path(`${id}/`), { body });
  const statusAndCode = ({ status, body }: Answer) => [status, body.code];

  it('is listed by name, renamed and deleted', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const block = aSnippet;
    expect((await save({ id: first, name: '  Opening hours ' })).status).toBe(201);
    const { body } = await save({ id: second, name: 'Hero' });
    const hours = { id: first, name: 'Opening hours', block };
    expect(body).toEqual({ snippets: [{ id: second, name: 'Hero', block }, hours] });
    expect((await change('patch', second, { name: 'Start' })).body.snippets[1].name).toBe('Start');
    expect((await change('delete', second)).body).toEqual({ snippets: [hours] });
    expect((await owner.get(path())).body).toEqual({ snippets: [hours] });
    expect(statusAndCode(await change('patch', second, { name: 'Again' }))).toEqual([
      404,
      'SnippetNotFound',
    ]);
    expect(statusAndCode(await change('delete', 'none'))).toEqual([404, 'SnippetNotFound']);
  });

  it('is saved once if the request is repeated', async () => {
    const id = randomUUID();
    await save({ id });
    expect((await save({ id })).body.snippets).toHaveLength(1);
    expect(statusAndCode(await save({ id, name: 'Another' }))).toEqual([409, 'SnippetExists']);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['id', { id: 'one' }],
    ['block', { block: { type: 'row' } }],
    ['block', { block: { ...aSnippet, texts: { html: 'x'.repeat(maxSnippetLength) } } }],
  ])('is refused with an invalid %s: %j', async (field, changes) => {
    const { status, body } = await save(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  /** Saves two blocks at the same time through two server processes and returns both outcomes. */
  const savedByTwoProcesses = async (): Promise<readonly string[]> => {
    const context = { division: shop.division, actor: 'system:test', correlationId: 'two' };
    const answers = [app, second].map(async (process) => {
      const input = { id: randomUUID(), name: 'At once', block: aSnippet };
      return process
        .get(PageSnippetsService)
        .save(context, input)
        .then(
          () => 'kept',
          (reason: unknown) => (reason instanceof TooManySnippets ? 'refused' : String(reason)),
        );
    });
    return (await Promise.all(answers)).toSorted();
  };

  it('is refused beyond the limit, also across server processes', async () => {
    const handler = app.get(CommandHandler);
    const context = { division: shop.division, actor: 'system:test', correlationId: 'many' };
    const ids = Array.from({ length: maxSnippetsOfStore }, () => randomUUID());
    for (const snippetId of ids) {
      const snippet = { snippetId, name: 'One of many', block: aSnippet };
      await handler.handle(context, snippetDecider, { type: 'SaveSnippet', ...snippet });
    }
    expect(statusAndCode(await save())).toEqual([422, 'TooManySnippets']);
    await change('delete', ids.at(-1) ?? '');
    const both = await Promise.all([save(), save()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await savedByTwoProcesses()).toEqual(['refused', 'refused']);
    const [deletedId = ''] = both.flatMap(({ body }) => body.snippets?.[0]?.id ?? []);
    await change('delete', deletedId);
    expect(await savedByTwoProcesses()).toEqual(['kept', 'refused']);
    const again = { id: ids[0], name: 'One of many' };
    expect((await save(again)).status).toBe(201);
  });

  it('is inaccessible to other stores', async () => {
    const { body } = await save();
    const other = await app.openStore();
    const stranger = await app.signInOwner(other);
    const at = `/omnis/v3/divisions/${other.division}/snippets/`;
    expect((await stranger.get(at)).body).toEqual({ snippets: [] });
    await stranger.get('/omnis/v3/dashboard/secure/get/');
    const id: string = body.snippets[0].id;
    expect(statusAndCode(await stranger.send('delete', `${at}${id}/`, {}))).toEqual([
      404,
      'SnippetNotFound',
    ]);
  });
});
