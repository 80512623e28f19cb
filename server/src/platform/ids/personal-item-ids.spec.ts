import type { Config } from '../config/config.js';
import { PersonalItemIds } from './personal-item-ids.js';

const id = '0123456789abcdef0123456789abcdef';
// The other settings are not read.
const config = { DATA_KEY: Buffer.alloc(32, 'a').toString('base64'), NODE_ENV: 'test' } as Config;
const ids = new PersonalItemIds(config, 'basket');
const by = (actor: string, division = 7) => ({ division, actor, correlationId: 'c' });
const cookies = { basket: id };

describe('ids of stored items', () => {
  it('come from the cookie for a guest', () => {
    expect(ids.idOf({ context: by('visitor'), cookies })).toBe(id);
    expect(ids.idOf({ context: by('visitor'), cookies: {} })).toBeUndefined();
  });

  it('follow from the account of a signed-in customer, whatever cookie the browser sends', () => {
    const own = ids.idOf({ context: by('customer:7'), cookies: {} });
    expect(ids.idOf({ context: by('customer:7'), cookies })).toBe(own);
    expect(own).toBe(ids.ofAccount(7, 'customer:7'));
    const others = [by('customer:7', 8), by('customer:77'), by('staff:7')];
    expect(others.map((context) => ids.idOf({ context, cookies }))).not.toContain(own);
  });

  it('are equal for two first items of one visit, and differ between visits', () => {
    const first = (visitId: string, division = 7) =>
      ids.firstOf({ context: by('visitor', division), cookies: {}, visitId });
    expect(first('v')).toBe(first('v'));
    expect(first('v')).not.toBe(first('w'));
    expect(first('v')).not.toBe(first('v', 8));
    expect(first('')).not.toBe(first(''));
  });
});
