import type { StructuredData } from '@selvedge/shared/blocks/model/traits';
import { traitsOf } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';

import type { JsonLd } from './json-ld.js';

/**
 * FAQ markup for the questions and answers on a page (SEO-004); empty if no question has an answer
 * in words.
 */
export function faqPage(blocks: readonly RenderedBlock[]): readonly JsonLd[] {
  const mainEntity = questionsIn(blocks);
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}

function questionsIn(blocks: readonly RenderedBlock[]): readonly JsonLd[] {
  return blocks.flatMap((block) => [...questionOf(block), ...questionsIn(block.items)]);
}

function questionOf(block: RenderedBlock): readonly JsonLd[] {
  const { question: name = '' } = structuredDataOf(block);
  const text = answersIn(block.items).join('\n');
  if (name === '' || text === '') return [];
  return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }];
}

/** Texts of blocks and nested blocks; a nested question is listed separately. */
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
