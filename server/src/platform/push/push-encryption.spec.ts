import { createECDH } from 'node:crypto';

import { encryptedFor, isPushKey } from './push-encryption.js';
import { readPush } from './push.testing.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Test vector of RFC 8291, Appendix A. */
const melon = {
  plain: 'When I grow up, I want to be a watermelon',
  ours: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sent:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS' +
    '6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu' +
    'lcy4a-fN',
};

describe('a message for one browser', () => {
  it('is encrypted according to RFC 8291', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes(melon.ours));
    const sent = encryptedFor(melon, Buffer.from(melon.plain), { pair, salt: bytes(melon.salt) });
    expect(sent.toString('base64url')).toBe(melon.sent);
  });

  it("is readable with the browser's key, and differs each time", () => {
    const [one, other] = [1, 2].map(() => encryptedFor(melon, Buffer.from('Hello')));
    const read = (sent: Buffer | undefined) =>
      readPush(sent ?? Buffer.alloc(0), { secret: bytes(melon.theirs), auth: bytes(melon.auth) });
    expect([read(one), read(other)]).toStrictEqual(['Hello', 'Hello']);
    expect(one).not.toStrictEqual(other);
  });

  it('accepts only points of the curve as keys', () => {
    expect(isPushKey(melon.p256dh)).toBe(true);
    const offCurve = bytes(melon.p256dh);
    offCurve[64] = (offCurve[64] ?? 0) ^ 1;
    for (const wrong of [offCurve.toString('base64url'), 'AAAA', ''])
      expect(isPushKey(wrong)).toBe(false);
  });
});
