import type { RenderedBlock, RenderedBlockOf } from '@selvedge/shared/blocks/rendered-block';

import type { Thing } from './thing.js';

/** SEO-004: what a page's expandable blocks ask and answer; none for a page without an answer in words. */
export function faqPage(blocks: readonly RenderedBlock[]): readonly Thing[] {
  const mainEntity = foldedIn(blocks).flatMap(questionOf);
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

function foldedIn(blocks: readonly RenderedBlock[]): readonly RenderedBlockOf<'expandable'>[] {
  return blocks.flatMap((block) => [
    ...(block.type === 'expandable' ? [block] : []),
    ...foldedIn(block.items),
  ]);
}

function questionOf({ properties, items }: RenderedBlockOf<'expandable'>): readonly Thing[] {
  const { title: name } = properties;
  const text = htmlIn(items).join('\n');
  if (name === '' || text === '') return [];
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
}

/** The words of blocks and of those in them; what is folded again answers another question. */
function htmlIn(blocks: readonly RenderedBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'text') return block.properties.html === '' ? [] : [block.properties.html];
    return block.type === 'expandable' ? [] : htmlIn(block.items);
  });
}
