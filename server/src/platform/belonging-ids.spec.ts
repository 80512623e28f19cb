import type { Config } from './config/config.js';
import { BelongingIds } from './belonging-ids.js';

const id = '0123456789abcdef0123456789abcdef';
// Nothing else of the configuration is asked for.
const config = { DATA_KEY: Buffer.alloc(32, 'a').toString('base64'), NODE_ENV: 'test' } as Config;
const ids = new BelongingIds(config, 'basket');
const by = (actor: string, division = 7) => ({ division, actor, correlationId: 'c' });
const cookies = { basket: id };

describe('what somebody keeps in a shop', () => {
  it('is named by the cookie of a guest', () => {
    expect(ids.idOf({ context: by('visitor'), cookies })).toBe(id);
    expect(ids.idOf({ context: by('visitor'), cookies: {} })).toBeUndefined();
  });

  it('follows from the account of who is signed in, whatever the browser brings', () => {
    const own = ids.idOf({ context: by('customer:7'), cookies: {} });
    expect(ids.idOf({ context: by('customer:7'), cookies })).toBe(own);
    expect(own).toBe(ids.ofAccount(7, 'customer:7'));
    const others = [by('customer:7', 8), by('customer:77'), by('staff:7')];
    expect(others.map((context) => ids.idOf({ context, cookies }))).not.toContain(own);
  });

  it('is the same for two first ones of a visit, and of nobody else', () => {
    const first = (visitId: string, division = 7) =>
      ids.firstOf({ context: by('visitor', division), cookies: {}, visitId });
    expect(first('v')).toBe(first('v'));
    expect(first('v')).not.toBe(first('w'));
    expect(first('v')).not.toBe(first('v', 8));
    expect(first('')).not.toBe(first(''));
  });
});
