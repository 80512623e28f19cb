import { Validator } from '@seriousme/openapi-schema-validator';

import { guarded, open, visited } from '../../test/accepted-routes.testing.js';
import { Config } from '../config/config.js';
import type { Answer } from '../testing/browser.js';
import { startApp, type TestApp } from '../testing/start-app.js';
import type { ApiDescription } from './describe-api.js';
import { OpenApiModule } from './openapi.module.js';
import { unknownFeature, type Operation } from './operation.js';

const sentPage = '#/components/schemas/SentPage';

/** Routes that answer with a file, which has no declared type. */
const files = [
  'GET /omnis/v3/atlas/divisions/{division}/pictures',
  'GET /omnis/v3/atlas/orders/{orderId}/quote/files/{fileId}',
  'GET /omnis/v3/atlas/orders/export',
  'GET /omnis/v3/atlas/orders/labels/sheet',
  'GET /omnis/v3/avatars/{picture}',
  'GET /omnis/v3/dashboard/products/export',
  'GET /omnis/v3/divisions/{division}/orders/export',
  'GET /omnis/v3/quotes/{orderHash}/files/{fileId}',
];

describe('the API description', () => {
  let app: TestApp;
  let answer: Answer;
  let operations: ReadonlyMap<string, Operation>;

  beforeAll(async () => {
    app = await startApp();
    answer = await app.call('', '/docs/openapi.json');
    // The route's declared answer type.
    const { paths } = answer.body as ApiDescription;
    operations = new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one]),
      ),
    );
  });
  afterAll(() => app.close());

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(answer.body);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('lists exactly the routes of the server', () => {
    const routes = [...Object.values(guarded).flat(), ...visited, ...Object.keys(open)];
    const written = routes.map((route) =>
      route.replaceAll(/:(\w+)/g, '{$1}').replaceAll('*', '{rest}'),
    );
    expect(new Set(operations.keys())).toEqual(new Set(written));
  });

  it('API-048 has the types of every call', () => {
    const calls = [...operations].filter(([route]) => route.includes(' /omnis/'));
    const unknown = calls.filter(([, { responses }]) => !answersIn(responses).every(isTyped));
    expect(unknown.map(([route]) => route)).toEqual(files);
    expect([...operations.values()].filter(({ tags }) => tags.includes(unknownFeature))).toEqual(
      [],
    );
  });

  it('states permissions, input and requirement of a call', () => {
    expect(operations.get('PATCH /omnis/v3/divisions/{division}/pages/{id}')).toMatchObject({
      tags: ['pages'],
      parameters: [
        { name: 'division', in: 'path', required: true },
        { name: 'id', in: 'path', required: true },
        { name: 'draft', in: 'query' },
      ],
      // The form sent over the wire, not the parsed form.
      requestBody: { content: { 'application/json': { schema: { $ref: sentPage } } } },
      security: [{ session: [], csrf: [] }, { bearer: [] }],
      'x-policy': 'pages.manage',
    });
    expect(operations.get('POST /omnis/v3/connect/sessions')).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/OpenConnectSession' } },
        },
      },
      responses: { 200: {}, 422: {}, 429: {} },
      security: [{}],
      'x-requirements': ['EDT-009'],
    });
  });

  it('is shown on the main brand only, from local files', async () => {
    const page = await app.call('', '/docs/');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const files = Array.from(
      page.text.matchAll(/(?:href|src)="(\/[^"]+)"/g),
      ([, file = '']) => file,
    );
    expect(files).toHaveLength(4);
    for (const file of files) expect((await app.call('', file)).status).toBe(200);
    expect((await app.call('', '/docs/package.json')).status).toBe(404);
    const shop = await app.openStore();
    for (const path of ['/docs/', '/docs/openapi.json', '/docs/docs.js'])
      expect((await app.call(shop.code, path)).status).toBe(404);
  });

  it('is hidden if the configuration disables it', () => {
    const config = app.get(Config);
    expect(OpenApiModule.with({ ...config, API_DOCS: false }).controllers).toEqual([]);
  });
});

const answersIn = (responses: Operation['responses']) =>
  Object.entries(responses).flatMap(([status, one]) => (Number(status) < 400 ? [one] : []));

const isTyped = ({ content = {} }: Operation['responses'][string]): boolean =>
  Object.values(content).every(({ schema }) => schema !== undefined);
