import type { StructuredData } from '@selvedge/shared/blocks/model/traits';
import { traitsOf } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import type { Thing } from './thing.js';

/** SEO-004: what a page's blocks ask and answer; none for a page without an answer in words. */
export function faqPage(blocks: readonly RenderedBlock[]): readonly Thing[] {
  const mainEntity = questionsIn(blocks);
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

function questionsIn(blocks: readonly RenderedBlock[]): readonly Thing[] {
  return blocks.flatMap((block) => [...questionOf(block), ...questionsIn(block.items)]);
}

function questionOf(block: RenderedBlock): readonly Thing[] {
  const { question: name = '' } = structuredDataOf(block);
  const text = answersIn(block.items).join('\n');
  if (name === '' || text === '') return [];
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
}

/** The words of blocks and of those in them; what asks again is answered by itself. */
function answersIn(blocks: readonly RenderedBlock[]): readonly string[] {
  return blocks.flatMap((block) => {
    const { question, answer } = structuredDataOf(block);
    if (question !== undefined) return [];
    if (answer === undefined) return answersIn(block.items);
    return answer === '' ? [] : [answer];
  });
}

function structuredDataOf(block: RenderedBlock): StructuredData {
  return traitsOf(block).structuredData?.(block.properties) ?? {};
}
