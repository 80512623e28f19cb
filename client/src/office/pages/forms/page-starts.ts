import { wireOfFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

/** What a new page begins with: sections that the editor has, too, in this order. */
interface PageStart {
  readonly title: string;
  readonly hint: string;
  readonly sections: readonly string[];
}

/** By name, the plainest first. */
export const PAGE_STARTS = {
  empty: { title: 'An empty page', hint: 'Its title, and nothing else', sections: [] },
  welcome: {
    title: 'Welcome',
    hint: 'A hero, three good reasons and the newsletter',
    sections: ['hero', 'featureRow', 'newsletter'],
  },
  collection: {
    title: 'A collection and its story',
    hint: 'What it is about, with products and pictures',
    sections: ['collectionStory', 'gallery'],
  },
  questions: {
    title: 'Questions and answers',
    hint: 'What people ask before they buy',
    sections: ['faq'],
  },
} as const satisfies Readonly<Record<string, PageStart>>;
export type PageStartName = keyof typeof PAGE_STARTS;

/** The blocks of a start, which are fetched only when they are asked for. */
export async function blocksOfStart(name: PageStartName): Promise<readonly WireBlock[]> {
  const names: readonly string[] = PAGE_STARTS[name].sections;
  if (names.length === 0) return [];
  const { SECTIONS } = await import('@selvedge/shared/pages/sections/sections');
  return names
    .flatMap((one) => SECTIONS.filter((section) => section.name === one))
    .flatMap(({ blocks }) => blocks)
    .map(wireOfFixture);
}
