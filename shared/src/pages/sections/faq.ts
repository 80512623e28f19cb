import { textBlock } from './parts.js';
import { part, type Section } from './section.js';

const questions = [
  [
    'How long does it take to arrive?',
    'State the delivery time in working days and the countries you deliver to.',
  ],
  ['Can I send it back?', 'State the return period and how to send an item back.'],
  ['How do I find my size?', 'Describe the fit and link to your size guide.'],
  ['How do I wash it?', 'State the washing temperature and what to avoid.'],
] as const;

export const faq: Section = {
  name: 'faq',
  title: 'Questions and answers',
  also: ['faq', 'help', 'support', 'expandable', 'accordion'],
  sketch: {
    soft: 'M8 12h48v7h-48zM8 21h48v7h-48zM8 30h48v7h-48z',
    ink: 'M8 3h28v5h-28zM12 14h26v3h-26zM12 23h20v3h-20zM12 32h24v3h-24z',
    accent: 'M48 14h5l-2.5 3zM48 23h5l-2.5 3zM48 32h5l-2.5 3z',
  },
  blocks: [
    textBlock('<h2>What people ask</h2>'),
    ...questions.map(([title, answer]) =>
      part('expandable', { title }, { items: [textBlock(`<p>${answer}</p>`)] }),
    ),
  ],
};
