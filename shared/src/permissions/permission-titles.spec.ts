import { ATLAS_PERMISSIONS, DASHBOARD_PERMISSIONS } from './codes.js';
import { permissionTitle } from './permission-titles.js';

it('permission titles are unique', () => {
  const titles = [...DASHBOARD_PERMISSIONS, ...ATLAS_PERMISSIONS].map(permissionTitle);
  expect(new Set(titles).size).toBe(titles.length);
});
