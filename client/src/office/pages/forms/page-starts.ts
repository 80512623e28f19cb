import { wireOfFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

/** Starting point of a new page: sections of the editor, in order. */
interface PageStart {
  readonly title: string;
  readonly hint: string;
  readonly sections: readonly string[];
}

/** Starting points by name, the simplest first. */
export const PAGE_STARTS = {
  empty: { title: 'Empty page', hint: 'Only the page title', sections: [] },
  welcome: {
    title: 'Welcome',
    hint: 'Hero, three selling points and newsletter sign-up',
    sections: ['hero', 'featureRow', 'newsletter'],
  },
  collection: {
    title: 'Collection story',
    hint: 'About a collection, with its products and images',
    sections: ['collectionStory', 'gallery'],
  },
  questions: {
    title: 'Questions and answers',
    hint: 'Common questions before buying',
    sections: ['faq'],
  },
} as const satisfies Readonly<Record<string, PageStart>>;
export type PageStartName = keyof typeof PAGE_STARTS;

/** Blocks of a starting point, loaded on demand. */
export async function blocksOfStart(name: PageStartName): Promise<readonly WireBlock[]> {
  const names: readonly string[] = PAGE_STARTS[name].sections;
  if (names.length === 0) return [];
  const { SECTIONS } = await import('@selvedge/shared/pages/sections/sections');
  return names
    .flatMap((one) => SECTIONS.filter((section) => section.name === one))
    .flatMap(({ blocks }) => blocks)
    .map(wireOfFixture);
}
