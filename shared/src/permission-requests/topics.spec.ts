import { ownPermissionsTopic, permissionRequestsTopic } from './topics.js';

it('no store hears of another, nor of the staff', () => {
  const topics = [permissionRequestsTopic, ownPermissionsTopic].flatMap((topic) =>
    [null, 20, 21].map(topic),
  );
  expect(new Set(topics).size).toBe(topics.length);
});
