import { part, type Section } from './section.js';

export const newsletter: Section = {
  name: 'newsletter',
  title: 'Newsletter and networks',
  also: ['e-mail', 'email', 'subscribe', 'sign up', 'mailing list', 'follow', 'socials'],
  sketch: {
    soft: 'M2 4h60v24h-60z',
    ink: 'M18 8h28v4h-28zM14 17h24v6h-24zM24 34a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM30 34a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM36 34a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
    accent: 'M40 17h10v6h-10z',
  },
  blocks: [
    part('newsletterSubscribe', {
      title: 'Be the first to know',
      copy: 'News about once a month. Unsubscribe at any time.',
      primaryActions: [{ text: 'Subscribe' }],
      fullWidth: true,
      fullBackgroundColor: '#{newsletter.background}',
    }),
    part('socials', { align: 'center' }),
  ],
};
