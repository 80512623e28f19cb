import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';

import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { uploaded } from '../media/media.testing.js';
import { scenePicture, sizeOf } from './pictures.testing.js';

const forADay = 'private, max-age=86400, stale-while-revalidate=604800';

describe('images of any shop', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  /** A shop that is not open yet, with its own design. */
  const ownDesign = async () => {
    const comingSoon = { enabled: true, opensAt: null, heading: '' };
    const shop = await app.openStore({ comingSoon });
    const { division } = shop;
    const owner = await app.signInOwner(shop);
    const { uuid } = await uploaded(owner, await scenePicture().png().toBuffer());
    const mockup = mockupPath({ design: uuid, garment: 'tote', side: 'front', hex: '#f4f4f1' });
    return { division, mockup, library: `/images/${uuid}` };
  };
  const ask = (visitor: Pick<Browser, 'get'>, division: number, of: string) => {
    const query = String(new URLSearchParams({ of, w: '80', h: '100' }));
    return visitor.get(`/omnis/v3/atlas/divisions/${String(division)}/pictures/?${query}`);
  };

  it('are available to staff on their own host, which has no library of the shop', async () => {
    const { division, mockup, library } = await ownDesign();
    const staff = await app.signInStaff([]);
    expect((await staff.get(mockup)).status).toBe(404);
    for (const path of [mockup, library]) {
      const { status, headers, body } = await ask(staff, division, path);
      expect([status, headers['cache-control']]).toEqual([200, forADay]);
      expect(await sizeOf(body)).toEqual([80, 100]);
    }
  });

  it('are available to no one else, and only from the given shop', async () => {
    const { division, mockup } = await ownDesign();
    const other = await app.openStore();
    const staff = await app.signInStaff([]);
    expect((await ask(app.visitor('atlas'), division, mockup)).status).toBe(403);
    expect((await ask(await app.signInOwner(other), division, mockup)).status).toBe(403);
    expect((await ask(staff, other.division, mockup)).status).toBe(404);
    expect((await ask(staff, division, 'https://elsewhere.example/a.png')).status).toBe(404);
  });
});
