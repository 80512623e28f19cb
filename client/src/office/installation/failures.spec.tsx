import { renderToStaticMarkup } from 'react-dom/server';

import { FailureList, itemsOf } from './FailuresPanel.js';

const at = '2026-01-02T03:04:05.678Z';
const failures = {
  events: [{ division: 7, position: 3, type: 'NoteSung', problem: 'Unknown.', noticedAt: at }],
  jobs: [{ id: 'mail-7-3', name: 'mail', tries: 5, reason: 'Error EENVELOPE', failedAt: at }],
  stalls: [
    {
      division: 7,
      subscriber: 'product-sales',
      position: 4,
      type: 'OrderPlaced',
      problem: 'TypeError',
      since: at,
    },
  ],
};

it('lists each failed item with its name and problem, a retry button, and a skip button for stalled subscribers', () => {
  const markup = renderToStaticMarkup(
    <FailureList
      items={itemsOf(failures)}
      isPending={false}
      onRetry={() => undefined}
      onSkip={() => undefined}
    />,
  );
  expect(markup).toContain('Event 3 of division 7. Unknown.');
  expect(markup).toContain('Job mail-7-3. Error EENVELOPE, after 5 attempts');
  expect(markup).toContain('Stopped at event 4 of division 7, OrderPlaced. TypeError');
  expect(markup.split(`dateTime="${at}"`)).toHaveLength(4);
  expect(markup.match(/<button/g)).toHaveLength(4);
});
