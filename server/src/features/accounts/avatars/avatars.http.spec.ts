import { formatRule } from '@selvedge/shared/forms/rules';
import type { Store } from '@selvedge/shared/stores/contract';
import sharp from 'sharp';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, testPassword, type TestApp } from '../../../platform/testing/start-app.js';
import { drawing, film, picture } from '../../media/media.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';

const state = '/omnis/v3/dashboard/secure/get/';
const path = '/omnis/v3/shop/customer/avatar/';
const middle = '?x=0.25&y=0&width=0.5&height=1';
const octets = { 'content-type': 'application/octet-stream' };
/** Image with a red left half and a blue right half. */
const halves = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><path fill="#f00" d="M0 0h40v40h-40z"/><path fill="#00f" d="M40 0h40v40h-40z"/></svg>`;

describe('avatar', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const choose = async (person: Browser, content: Buffer, crop = middle): Promise<Answer> => {
    if (person.cookie('XSRF-TOKEN') === undefined) await person.get(state);
    return person.send('put', `${path}${crop}`, { headers: octets, body: content });
  };
  const chosen = async (person: Browser): Promise<string> =>
    (await choose(person, await picture())).body.avatar;
  const detailsOf = async (person: Browser) =>
    screenIn(await person.get('/account/details/', asPage), 'account-details');

  it('IDN-001 is returned with the other personal details wherever the person is shown', async () => {
    const owner = await app.signInOwner(shop);
    const details = {
      ...{ firstName: 'Ada', lastName: 'King', company: 'Engines', jobTitle: 'Countess' },
      ...{ username: 'ada', phone: '020 7946 0018', mobile: '07700 900123' },
      ...{ website: 'https://engines.example/', tiktok: 'ada.t', twitter: 'ada.x' },
      ...{ youtube: 'ada.y', facebook: 'ada.f', linkedin: 'ada.l', instagram: 'ada.i' },
    };
    expect((await owner.form('/account/details/', details)).status).toBe(303);
    const avatar = await chosen(owner);
    const staff = await app.signInStaff(['users-view']);
    const { body } = await staff.get(`/omnis/v3/atlas/customers/${String(owner.subject.id)}/`);
    expect(body).toMatchObject({ ...details, id: owner.subject.id, email: owner.email, avatar });
    expect((await detailsOf(owner)).avatar).toBe(avatar);
    const session = await owner.get(state);
    expect(session.body.user.avatar).toBe(avatar);
    const team = await owner.get('/omnis/v3/dashboard/team/');
    const me = { id: owner.subject.id, avatar };
    expect(team.body).toContainEqual(expect.objectContaining(me));
  });

  it('is cropped to a square and served on any host', async () => {
    const person = await app.signInCustomer(shop.code);
    const { body } = await choose(person, Buffer.from(halves), '?x=0&y=0&width=0.5&height=1');
    const seen = await app.visitor('atlas').get(body.avatar);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    const square = sharp(seen.body);
    const { width, height, format } = await square.metadata();
    expect([width, height, format]).toEqual([256, 256, 'webp']);
    const { dominant } = await square.stats();
    expect([dominant.r > 200, dominant.b < 50]).toEqual([true, true]);
  });

  describe('uploaded by a form without JavaScript', () => {
    const send = (person: Browser, content: Buffer | string, name = 'picture') => {
      const [head, end] = [
        `--cut\r\nContent-Disposition: form-data; name="${name}"; filename="me.svg"\r\nContent-Type: image/svg+xml\r\n\r\n`,
        '\r\n--cut--\r\n',
      ];
      return person.send('post', '/account/details/picture/', {
        headers: {
          'content-type': 'multipart/form-data; boundary=cut',
          'sec-fetch-site': 'same-origin',
          accept: 'text/html',
        },
        body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(end)]),
      });
    };

    it('is cropped to the centre', async () => {
      const person = await app.signInCustomer(shop.code);
      const { status, headers } = await send(person, halves);
      expect([status, headers['location']]).toEqual([303, '/account/details/?done=picture']);
      const { avatar } = await detailsOf(person);
      const square = sharp((await person.get(avatar ?? '')).body);
      const { width, height } = await square.metadata();
      expect([width, height]).toEqual([256, 256]);
      const colourAt = async (left: number) => {
        const piece = square.clone().extract({ left, top: 128, width: 1, height: 1 });
        return [...(await piece.removeAlpha().raw().toBuffer())];
      };
      expect((await colourAt(20))[0]).toBeGreaterThan(200);
      expect((await colourAt(236))[2]).toBeGreaterThan(200);
    });

    it.each([
      ['an empty file', '', 'picture', 'This field is required'],
      ['another field', 'x', 'other', 'This field is required'],
      [
        'a file that is not an image',
        'plain words',
        'picture',
        formatRule.message(['png', 'jpg', 'jpeg', 'webp', 'svg']),
      ],
      [
        'a file that is too large',
        'x'.repeat(26_300_000),
        'picture',
        'The file is larger than 25 MB',
      ],
    ])('is refused at its field for %s', async (_, content, field, message) => {
      const person = await app.signInCustomer(shop.code);
      const answer = await send(person, content, field);
      expect(answer.status).toBe(422);
      const { pictureForm } = screenIn(answer, 'account-details');
      expect(pictureForm?.errors).toEqual({ picture: [message] });
    });

    it('is refused from another site', async () => {
      const person = await app.signInCustomer(shop.code);
      const headers = {
        'content-type': 'multipart/form-data; boundary=cut',
        'sec-fetch-site': 'cross-site',
      };
      const call = { headers, body: '--cut--\r\n' };
      const { status } = await person.send('post', '/account/details/picture/', call);
      expect([status, (await detailsOf(person)).avatar]).toEqual([403, null]);
    });
  });

  it('gets a new URL on each upload, and none after removal', async () => {
    const staff = await app.signInStaff(['stores'], shop.code);
    const [first, second] = [await chosen(staff), await chosen(staff)];
    const isThere = async (avatar: string) => (await staff.get(avatar)).status;
    expect([await isThere(first), await isThere(second)]).toEqual([404, 200]);
    const removed = await staff.form('/account/details/picture/remove/', {});
    expect(removed.headers['location']).toBe('/account/details/?done=picture');
    expect([(await detailsOf(staff)).avatar, await isThere(second)]).toEqual([null, 404]);
    const third = await chosen(staff);
    expect((await staff.send('delete', path, {})).status).toBe(204);
    expect(await isThere(third)).toBe(404);
    expect(await isThere('/omnis/v3/avatars/1/')).toBe(404);
  });

  it.each<readonly [string, () => Promise<Buffer> | Buffer, string, readonly [number, string]]>([
    ['a text', () => Buffer.from('no picture'), middle, [415, 'MediaTypeNotAllowed']],
    ['a video', () => film(), middle, [422, 'NoPicture']],
    [
      'a truncated image',
      async () => (await picture()).subarray(0, 60),
      middle,
      [422, 'MediaUnreadable'],
    ],
    ['an image without a crop', () => picture(), '', [422, 'InvalidInput']],
    [
      'cropped outside the image',
      () => picture(),
      '?x=2&y=0&width=1&height=1',
      [422, 'InvalidInput'],
    ],
    ['larger than 25 MB', () => Buffer.alloc(25 * 1024 * 1024 + 1), middle, [413, 'MediaTooLarge']],
  ])('cannot be %s', async (_what, content, crop, refusal) => {
    const person = await app.signInCustomer(shop.code);
    const answer = await choose(person, await content(), crop);
    expect([answer.status, answer.body.code]).toEqual(refusal);
    expect((await detailsOf(person)).avatar).toBeNull();
  });

  it('cannot be changed by a visitor', async () => {
    const visitor = app.visitor(shop.code);
    await visitor.get(state);
    expect((await choose(visitor, Buffer.from(drawing))).status).toBe(401);
    expect((await visitor.send('delete', path, {})).status).toBe(401);
  });

  it('is part of the data export and deleted on erasure', async () => {
    const person = await app.signInCustomer(shop.code);
    const avatar = await chosen(person);
    const file = await person.form('/account/data/export/', { password: testPassword });
    expect(JSON.parse(file.text).avatar).toMatch(/^data:image\/webp;base64,UklGR/);
    await app.get(SubjectErasure).erase(`customer:${String(person.subject.id)}`);
    expect((await app.visitor(shop.code).get(avatar)).status).toBe(404);
    expect((await choose(person, await picture())).status).toBe(401);
  });
});
