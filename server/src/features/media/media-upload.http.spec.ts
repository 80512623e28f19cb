import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { MediaItem } from '@selvedge/shared/media/contract';
import { maxMediaBytes } from '@selvedge/shared/media/media-rules';
import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import { Config } from '../../platform/config/config.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { MediaFiles } from './index.js';
import { drawing, film, libraryPath, photo, picture, upload, uploaded } from './media.testing.js';
import { broken, chunked, half } from './raw-uploads.testing.js';

describe('media upload', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const contentOf = async ({ uuid }: MediaItem): Promise<Buffer> => {
    const original = await app.get(MediaFiles).original(shop.division, uuid);
    if (original === undefined) throw new Error(uuid);
    return original.content();
  };
  const incoming = (): Promise<readonly string[]> =>
    readdir(path.join(app.get(Config).DATA_DIR, 'media', 'incoming'));

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('IMG-018 accepts a %s, whatever its name', async (format, contentType) => {
    const content = await picture(format, 64, 48);
    const item = await uploaded(owner, content, 'summer.txt');
    expect(item).toMatchObject({
      name: 'summer.txt',
      kind: 'image',
      contentType,
      width: 64,
      height: 48,
      focalPoint: { x: 0.5, y: 0.5 },
      tags: [],
      altText: '',
    });
    const [before, after] = await Promise.all(
      [content, await contentOf(item)].map((file) => sharp(file).raw().toBuffer()),
    );
    expect(after).toEqual(before);
  });

  it('IMG-018 returns the addresses of the thumbnails', async () => {
    const { uuid, thumbnails } = await uploaded(owner, await picture());
    expect(thumbnails).toEqual({
      original: `/images/${uuid}`,
      full: `/images/${uuid}?w=1920&v=2`,
      medium: `/images/${uuid}?w=960&v=2`,
      small: `/images/${uuid}?w=480&v=2`,
    });
  });

  it('IMG-018 sanitizes drawings', async () => {
    const evil = drawing.replace('<path', '<script>alert(1)</script><path onclick="alert(2)"');
    const item = await uploaded(owner, Buffer.from(evil), 'drawing.png');
    expect(item).toMatchObject({ contentType: 'image/svg+xml', width: 120, height: 80 });
    const stored = (await contentOf(item)).toString();
    expect(stored).toContain('M0 0h120v80z');
    expect(stored).not.toMatch(/script|onclick/);
  });

  it.each([
    [false, 640, 360],
    [true, 360, 640],
  ])('IMG-018 accepts a video, rotated %p', async (isTurned, width, height) => {
    const item = await uploaded(owner, film(640, 360, isTurned), 'film.mp4');
    expect(item).toMatchObject({ kind: 'video', contentType: 'video/mp4', width, height });
    expect(new Set(Object.values(item.thumbnails))).toEqual(new Set([`/images/${item.uuid}`]));
    expect((await contentOf(item)).toString('latin1')).not.toContain('+51.5');
  });

  it('IMG-018 stores a photo upright and without its location', async () => {
    const item = await uploaded(owner, await photo(60, 40, 6), 'photo.jpg');
    expect([item.width, item.height]).toEqual([40, 60]);
    const stored = await contentOf(item);
    const { width, orientation, exif } = await sharp(stored).metadata();
    expect([width, orientation, exif]).toEqual([40, undefined, undefined]);
    const original = await photo(60, 40, 1);
    expect(original.toString('latin1')).toContain('Canary');
    const straight = await contentOf(await uploaded(owner, original));
    expect(straight.toString('latin1')).not.toContain('Canary');
  });

  it('IMG-018 removes data appended to an image', async () => {
    const program = Buffer.from('PK\x03\x04<script>alert(1)</script>');
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const polyglot = Buffer.concat([await picture(format), program]);
      const stored = await contentOf(await uploaded(owner, polyglot));
      expect(stored.toString('latin1')).not.toContain('script');
    }
  });

  it('IMG-018 stores the same file of two stores separately', async () => {
    const content = await picture();
    const other = await app.openStore();
    const neighbour = await app.signInOwner(other);
    const [mine, theirs] = [await uploaded(owner, content), await uploaded(neighbour, content)];
    expect((await owner.get(`${libraryPath}${theirs.uuid}/`)).status).toBe(404);
    expect((await owner.send('delete', `${libraryPath}${mine.uuid}/`, {})).status).toBe(204);
    const left = await app.get(MediaFiles).original(other.division, theirs.uuid);
    expect((await left?.content())?.length).toBe(content.length);
    expect(await app.get(MediaFiles).original(shop.division, theirs.uuid)).toBeUndefined();
  });

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\cat.png', 'cat.png'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['/', 'Untitled'],
    ['<b>.png', '<b>.png'],
  ])('IMG-018 of %j is named %j', async (given, name) => {
    expect((await uploaded(owner, await picture(), given)).name).toBe(name);
  });

  it.each<[string, string, number, string]>([
    ['no name', '', 422, 'InvalidInput'],
    ['an empty name', '?name=', 422, 'InvalidInput'],
    ['two names', '?name=a&name=b', 422, 'InvalidInput'],
    ['a name with U+0000', '?name=a%00.png', 422, 'InvalidInput'],
    ['a name of 201 signs', `?name=${'x'.repeat(201)}`, 422, 'InvalidInput'],
  ])('IMG-018 refuses %s', async (_what, query, status, code) => {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await owner.post(`${libraryPath}${query}`, await picture(), { headers });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['nothing', () => Buffer.alloc(0), 415, 'MediaTypeNotAllowed'],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 415, 'MediaTypeNotAllowed'],
    ['a page', () => Buffer.from(`<!DOCTYPE html><html>${drawing}`), 415, 'MediaTypeNotAllowed'],
    ['a PDF', () => Buffer.from('%PDF-1.7 ...'), 415, 'MediaTypeNotAllowed'],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 415, 'MediaTypeNotAllowed'],
    ['a lone signature', () => Buffer.from('89504e470d0a1a0a', 'hex'), 422, 'MediaUnreadable'],
    ['half a PNG', async () => half(await picture('png', 300, 300)), 422, 'MediaUnreadable'],
    ['half a JPEG', async () => half(await picture('jpeg', 300, 300)), 422, 'MediaUnreadable'],
    ['half a WebP', async () => half(await picture('webp', 300, 300)), 422, 'MediaUnreadable'],
    ['half a film', () => film().subarray(0, 60), 422, 'MediaUnreadable'],
    ['a film of nothing', () => Buffer.from('\0\0\0\x10ftypisom\0\0\0\0'), 422, 'MediaUnreadable'],
    ['broken XML', () => Buffer.from(drawing.replace('</svg>', '</g>')), 422, 'MediaUnreadable'],
    ['a bomb', () => declaring(60_000, 60_000), 422, 'TooManyPixels'],
    ['a long side', () => declaring(20_000, 1), 422, 'TooManyPixels'],
    ['a huge drawing', () => Buffer.from(vast), 422, 'TooManyPixels'],
  ])('IMG-018 refuses %s by its content', async (_what, content, status, code) => {
    const answer = await upload(owner, await content(), 'good.png');
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await incoming()).toEqual([]);
  });

  it('IMG-018 refuses more than 25 MB, with and without an announced length', async () => {
    const tooMuch = Buffer.concat([await picture(), Buffer.alloc(maxMediaBytes)]);
    const announced = await upload(owner, tooMuch);
    expect([announced.status, announced.body.message]).toEqual([
      413,
      'The file is larger than 25 MB',
    ]);
    expect(await chunked(app, owner, tooMuch)).toBe(413);
    expect(await incoming()).toEqual([]);
  });

  it('IMG-018 discards an interrupted upload', async () => {
    await broken(app, owner, await picture('png', 200, 200));
    await until(incoming, (files) => files.length === 0);
    const page = await owner.get('/omnis/v3/artemis/query/?searchTerm=broken-off');
    expect(page.body.total).toBe(0);
  });

  it('IMG-018 accepts a drawing in ISO-8859-1 with entities, and stores it in UTF-8', async () => {
    const declared = '<!DOCTYPE svg [ <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>';
    const text = `<svg xmlns="&ns_svg;" width="90" height="40"><title>Café</title><path d="M0 0h9v9z"/></svg>`;
    const file = `<?xml version="1.0" encoding="iso-8859-1"?>${declared}${text}`;
    const item = await uploaded(owner, Buffer.from(file, 'latin1'), 'cafe.svg');
    expect((await contentOf(item)).toString()).toContain('<title>Café</title>');
  });

  it('IMG-018 refuses a drawing that would lose parts, and says why', async () => {
    const linked = drawing.replace('<path', '<image width="9" height="9" href="a.png"/><path');
    const { status, body } = await upload(owner, Buffer.from(linked), 'linked.svg');
    expect([status, body.code]).toEqual([422, 'DrawingNotSupported']);
    expect(body.message).toBe(
      'The drawing uses a linked picture, which is not supported. Embed it in the drawing and save it again.',
    );
  });

  it('VAL-037 names the supported formats', async () => {
    const { body } = await owner.post(`${libraryPath}?name=a.txt`, Buffer.from('only words'), {
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(body.message).toBe('Must upload the following formats: png, jpg, jpeg, webp, svg, mp4');
  });

  it('IMG-018 refuses other content types', async () => {
    const headers = { 'content-type': 'image/png' };
    const answer = await owner.post(`${libraryPath}?name=a.png`, await picture(), { headers });
    expect([answer.status, answer.body.code]).toEqual([415, 'UnsupportedContentType']);
    const stream = { 'content-type': 'application/octet-stream' };
    const refusedStream = await owner.post(`${libraryPath}bulk/delete/`, Buffer.from('{}'), {
      headers: stream,
    });
    expect([refusedStream.status, refusedStream.body.code]).toEqual([
      415,
      'UnsupportedContentType',
    ]);
  });

  it('IMG-018 is for owners, and members who may change products', async () => {
    const { division, code } = shop;
    const content = await picture();
    const member = (permissions: readonly ('products' | 'orders')[]): Promise<SignedIn> =>
      app.signInCustomer(code, [{ division, role: 'member', permissions }]);
    expect((await upload(await member(['products']), content)).status).toBe(201);
    expect((await upload(await member(['orders']), content)).status).toBe(403);
    expect((await upload(app.visitor(code), content)).status).toBe(401);
    const other = await app.openStore();
    const otherMembership = { division: other.division, role: 'owner', permissions: [] } as const;
    const stranger = await app.signInCustomer(code, [otherMembership]);
    expect((await upload(stranger, content)).status).toBe(403);
  });

  it('NFR-008 requires the CSRF token', async () => {
    const browser = await app.signInOwner(shop);
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await browser.send('post', `${libraryPath}?name=a.png`, {
      headers,
      body: await picture(),
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'CsrfTokenInvalid']);
  });
});

const vast = drawing.replace('viewBox="0 0 120 80"', 'width="90000" height="90000"');

/** A PNG that declares a size without containing the pixels. */
async function declaring(width: number, height: number): Promise<Buffer> {
  const content = Buffer.from(await picture());
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}
