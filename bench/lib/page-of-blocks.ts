import type { PageAt } from '../../server/src/features/pages/collab/collab.testing.js';
import type { SignedIn } from '../../server/src/platform/testing/start-app.js';

interface PageOptions {
  readonly division: number;
  readonly url: string;
  readonly count: number;
}

/** Creates a page with this many texts through the API. */
export async function pageOfBlocks(
  owner: SignedIn,
  { division, url, count }: PageOptions,
): Promise<PageAt & { readonly uuid: string }> {
  const text = {
    type: 'textBlock',
    properties: { html: { value: '<p>Words, some of them.</p>' } },
  };
  const blocks = Array.from({ length: count }, () => text);
  const answer = await owner.post(`/omnis/v3/divisions/${String(division)}/pages/`, {
    url,
    blocks,
  });
  // The endpoint returns this shape.
  const { id, uuid } = answer.body as { id: number; uuid: string };
  return { division, id, uuid };
}
