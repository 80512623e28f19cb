import { Notice } from './Notice.js';

/** Shown above the card fields if payments are simulated. */
export function TestMode() {
  return (
    <Notice kind="bad">
      <strong>Test mode.</strong> Payments are simulated: no money is taken and nothing is sent. Do
      not enter a real card.
    </Notice>
  );
}
