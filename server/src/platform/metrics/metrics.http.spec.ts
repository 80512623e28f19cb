import { randomUUID } from 'node:crypto';

import { browserErrorsPath } from '@selvedge/shared/browser-errors/browser-error';
import { io } from 'socket.io-client';

import { openTeeShop, placeOrder } from '../../features/checkout/checkout.testing.js';
import { listenToOutput } from '../../features/checkout/erasure.testing.js';
import { asPage } from '../../features/storefront/storefront.testing.js';
import { goodPassword, newAddress } from '../../features/accounts/account.testing.js';
import { freePort } from '../free-port.js';
import { OutgoingFailed } from '../http-client/http-client.errors.js';
import { HttpClient } from '../http-client/http-client.js';
import { startApp, type TestApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { collector, type CollectedSpan, type Collector } from '../tracing/collector.testing.js';
import { MetricsModule } from './metrics.module.js';

describe('Prometheus metrics and OpenTelemetry spans', () => {
  let app: TestApp;
  let port: number;
  let spans: Collector;

  beforeAll(async () => {
    port = await freePort();
    spans = await collector();
    app = await startApp({
      METRICS_PORT: String(port),
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: spans.endpoint,
      OTEL_SERVICE_NAME: 'a-shop',
    });
    await app.get(MetricsModule).listen();
  });
  afterAll(async () => {
    await app.close();
    spans.close();
  });

  const read = (path = '/metrics'): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

  /** Returns the value of a line; undefined if there is none. */
  async function valueOf(line: string): Promise<number | undefined> {
    const text = await (await read()).text();
    const found = text.split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.slice(line.length));
  }

  it('are served on a separate port and not on the shop port', async () => {
    const answer = await read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await read('/')).status).toBe(404);
    expect((await app.call('', '/metrics')).status).toBe(404);
  });

  it('count requests by route template, never by path', async () => {
    const shop = await openTeeShop(app);
    const { orderHash } = await placeOrder(app.visitor(shop.code), shop);
    const labels = '{method="GET",route="/omnis/v3/orders/:orderHash",status="200"}';
    const count = async () =>
      (await valueOf(`selvedge_http_request_duration_seconds_count${labels}`)) ?? 0;
    const before = await count();
    await app.visitor(shop.code).get(`/omnis/v3/orders/${orderHash}/`);
    await app.visitor(shop.code).get('/omnis/v3/no-such-thing/');
    await until(count, (now) => now === before + 1);
    const text = await (await read()).text();
    expect(text).not.toContain(orderHash);
    expect(text).not.toContain('no-such-thing');
  });

  it('distinguish cached pages from rendered ones', async () => {
    const shop = await openTeeShop(app);
    for (const _ of [1, 2]) await app.visitor(shop.code).get('/', asPage);
    await until(
      () => valueOf('selvedge_pages_total{cache="hit"}'),
      (hits) => hits === 1,
    );
    expect(await valueOf('selvedge_pages_total{cache="miss"}')).toBe(1);
  });

  it('report the length of the log and the lag of each subscriber', async () => {
    const before = (await valueOf('selvedge_events')) ?? 0;
    const shop = await openTeeShop(app);
    await placeOrder(app.visitor(shop.code), shop);
    expect(await valueOf('selvedge_events')).toBeGreaterThan(before);
    await until(
      () => valueOf('selvedge_subscriber_lag_events{subscriber="order-counts"}'),
      (lag) => lag === 0,
    );
  });

  it('report jobs, connections and the parts of health', async () => {
    await until(
      () => valueOf('selvedge_part_up{part="database"}'),
      (up) => up === 1,
    );
    expect(await valueOf('selvedge_jobs{state="failed"}')).toBe(0);
    const waiting = 'selvedge_database_connections{pool="requests",state="waiting"}';
    await until(
      () => valueOf(waiting),
      (count) => count === 0,
    );
    expect(
      await valueOf('selvedge_database_connections{pool="appends",state="idle"}'),
    ).toBeGreaterThan(0);
  });

  it('count errors of browser programs, and the log has their location', async () => {
    const { code, division } = await app.openStore();
    const output = listenToOutput();
    const report = (form: Readonly<Record<string, string>>, site = 'same-origin') =>
      app.visitor(code).send('post', browserErrorsPath, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': site,
          'x-correlation-id': 'spec-of-a-lost-file',
        },
        body: new URLSearchParams(form).toString(),
      });
    const lost = { kind: 'lost-file', program: 'office', at: 'OrderListPage-DA0uGdS.js' };
    // Unknown fields are dropped.
    expect((await report({ ...lost, said: 'Ada, 1 Shore Road' })).status).toBe(204);
    const answers = [
      await report({ ...lost, at: 'ada@example.test' }),
      await report({ ...lost, name: 'she said <script>' }),
      await report({ ...lost, kind: 'nuisance' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect((await report(lost, 'cross-site')).status).toBe(403);

    const counted = 'selvedge_browser_errors_total{program="office",kind="lost-file"}';
    expect(await valueOf(counted)).toBe(1);
    const lines = output
      .text()
      .split('\n')
      .filter((line) => line.includes('a browser reported'));
    output.stop();
    expect(lines).toHaveLength(1);
    for (const part of ['spec-of-a-lost-file', String(division), 'OrderListPage-DA0uGdS.js'])
      expect(lines[0]).toContain(part);
    expect(lines[0]).not.toContain('Shore');
  });

  it('count open sockets', async () => {
    const { code } = await app.openStore();
    const socket = io(app.url, {
      path: '/live/',
      transports: ['websocket'],
      extraHeaders: { Host: `${code}.localhost`, Origin: `http://${code}.localhost` },
    });
    const open = 'selvedge_sockets{kind="live"}';
    await until(
      () => valueOf(open),
      (count) => count === 1,
    );
    socket.close();
    await until(
      () => valueOf(open),
      (count) => count === 0,
    );
  });

  describe('of a trace', () => {
    const attributesOf = ({ attributes }: Pick<CollectedSpan, 'attributes'>) =>
      Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
    const named = (pattern: RegExp, traceId?: string) =>
      spans
        .spans()
        .find((span) => pattern.test(span.name) && (traceId ?? span.traceId) === span.traceId);
    const soon = (pattern: RegExp, traceId?: string): Promise<CollectedSpan> =>
      until(() => named(pattern, traceId));

    it('join all effects of a request, up to its mail, under its correlation id', async () => {
      const correlationId = randomUUID();
      const traceId = correlationId.replaceAll('-', '');
      const form = { email: newAddress(), password: goodPassword };
      const { code } = await app.openStore();
      await app.call('', '/livez');
      await app.visitor(code).post('/omnis/v3/shop/customer/create/', form, {
        headers: { 'x-correlation-id': correlationId },
      });
      const mail = await soon(/^mail /, traceId);
      const request = await soon(/^POST \/omnis\/v3\/shop\/customer\/create$/, traceId);
      const append = await soon(/^append \w+$/, traceId);
      expect(append.parentSpanId).toBe(request.spanId);
      expect((await soon(/^commit$/, traceId)).parentSpanId).toBe(append.spanId);
      expect(attributesOf(request)).toMatchObject({ 'http.request.method': 'POST' });
      expect(request.status.code).not.toBe(2);
      const others = [await soon(/^react /, traceId), await soon(/^job mail$/, traceId)];
      for (const span of [request, append, mail, ...others])
        expect(attributesOf(span)['selvedge.correlation_id']).toBe(correlationId);
      expect(JSON.stringify(spans.exported)).not.toContain(form.email);
    });

    it("continue the caller's trace unless the call has its own correlation id", async () => {
      const traceId = randomUUID().replaceAll('-', '');
      const spanId = '00f067aa0ba902b7';
      const traceparent = `00-${traceId}-${spanId}-01`;
      const { code } = await app.openStore();
      const call = (headers: Record<string, string>) =>
        app.visitor(code).get('/omnis/v3/no-such-thing/', { headers });
      const answer = await call({ traceparent });
      const correlationId = String(answer.headers['x-correlation-id']);
      expect(correlationId.replaceAll('-', '')).toBe(traceId);
      expect((await soon(/^GET /, traceId)).parentSpanId).toBe(spanId);
      const own = randomUUID();
      await call({ traceparent, 'x-correlation-id': own });
      expect((await soon(/^GET /, own.replaceAll('-', ''))).parentSpanId).toBeUndefined();
    });

    it('exist for requests, but not for health checks', async () => {
      const resource = await until(() => spans.exported[0]?.resourceSpans[0]?.resource);
      expect(attributesOf(resource)['service.name']).toBe('a-shop');
      expect(named(/livez|healthz/)).toBeUndefined();
    });

    it('exist for batches of each subscriber, linked to the reaction', async () => {
      await soon(/^follow projections$/);
      const [link] = (await soon(/^react /)).links;
      const batch = await until(() => spans.spans().find(({ spanId }) => spanId === link?.spanId));
      expect(batch.name).toMatch(/^follow (?!projections)/);
    });

    it('exist for calls to other hosts, without their query', async () => {
      const outgoing = app
        .get(HttpClient)
        .get('https://127.0.0.1/secret', { accept: '*/*', maxBytes: 9 });
      await expect(outgoing).rejects.toThrow(OutgoingFailed);
      const call = await soon(/^GET 127\.0\.0\.1$/);
      expect(attributesOf(call)).toMatchObject({ 'error.type': 'OutgoingFailed' });
      expect(call.status.code).toBe(2);
      expect(JSON.stringify(spans.exported)).not.toContain('secret');
    });
  });
});
