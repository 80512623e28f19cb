import { ownPermissionsTopic, permissionRequestsTopic } from './topics.js';

it('topics are separate for each store and for staff', () => {
  const topics = [permissionRequestsTopic, ownPermissionsTopic].flatMap((topic) =>
    [null, 20, 21].map(topic),
  );
  expect(new Set(topics).size).toBe(topics.length);
});
