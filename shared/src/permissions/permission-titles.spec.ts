import { ATLAS_PERMISSIONS, DASHBOARD_PERMISSIONS } from './codes.js';
import { permissionTitle } from './permission-titles.js';

it('every permission is called by a name of its own', () => {
  const titles = [...DASHBOARD_PERMISSIONS, ...ATLAS_PERMISSIONS].map(permissionTitle);
  expect(new Set(titles).size).toBe(titles.length);
});
