import type { Answer } from './browser.js';
import { startApp, type TestApp } from './start-app.js';

const path = '/omnis/v3/connect/editors/?of=1';
const headers = { 'content-type': 'application/json; charset=utf-8' };
const origins = { origins: [], always: [] };

const answerOf = (status: number, body: object, more: Answer['headers'] = headers): Answer => ({
  status,
  headers: more,
  body,
  text: JSON.stringify(body),
});

describe('the answer check of specs', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('accepts answers that match the API description', () => {
    expect(() => app.check('get', path, answerOf(200, origins))).not.toThrow();
  });

  it.each([
    ['a status', answerOf(299, origins), 'does not know the status'],
    ['a field', answerOf(200, { ...origins, secret: 'x' }), 'additional properties'],
    ['a type', answerOf(200, { ...origins, always: [7] }), 'always/0 must be string'],
    ['a media type', answerOf(200, origins, { 'content-type': 'text/plain' }), 'text/plain'],
    ['another problem', answerOf(404, { code: 'NotFound' }), 'does not know application/json'],
    ['no field', answerOf(200, { origins: [] }), "required property 'always'"],
  ])('rejects %s that the description does not contain', (_, answer, message) => {
    expect(() => app.check('get', path, answer)).toThrow(message);
  });
});
