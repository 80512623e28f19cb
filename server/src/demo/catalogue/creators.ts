import type { Creator } from '@selvedge/shared/catalogue/contract';
import { hexOf } from '@selvedge/shared/catalogue/garments/garment-colours';
import type { DesignName } from '@selvedge/shared/catalogue/garments/designs';
import { mockupPath } from '@selvedge/shared/catalogue/garments/mockup';

import type { CreatorDraft } from '../../features/creators/index.js';
import { nordic, tropic } from '../demo-stores.js';
import { demoUuidOf } from './demo-uuid.js';

interface DemoCreator extends Pick<Creator, 'name' | 'urlName' | 'bio' | 'website' | 'handles'> {
  readonly division: number;
  /** Design shown on the creator's page. */
  readonly work: DesignName;
}

const people: readonly DemoCreator[] = [
  {
    division: tropic.division,
    name: 'Marina Okafor',
    urlName: 'marina-okafor',
    work: 'retro-sun',
    bio: 'Marina grew up behind a surf shop and draws suns, mostly setting ones. She founded Tropic in 2019 with one screen and forty shirts.',
    website: 'https://marina.example/',
    handles: { instagram: 'marina.draws.suns', youtube: 'marinaokafor' },
  },
  {
    division: tropic.division,
    name: 'Tomás Reyes',
    urlName: 'tomas-reyes',
    work: 'monstera',
    bio: 'Botanist by training, printer by accident. Everything that Tomás draws grows within a morning’s walk.',
    website: null,
    handles: { instagram: 'tomas.reyes.leaves' },
  },
  {
    division: tropic.division,
    name: 'Lani Kealoha',
    urlName: 'lani-kealoha',
    work: 'whale-song',
    bio: 'Lani counts whales for a living and draws the ones that got away.',
    website: 'https://lani.example/',
    handles: { instagram: 'lanicounts', tiktok: 'lanicounts' },
  },
  {
    division: nordic.division,
    name: 'Ingrid Solberg',
    urlName: 'ingrid-solberg',
    work: 'fjord-waves',
    bio: 'Ingrid removes lines from a drawing until only the essential ones are left.',
    website: 'https://solberg.example/',
    handles: { instagram: 'solberg.lines' },
  },
];

/** All creators of the demo with their division. */
export const demoCreators: readonly (readonly [number, CreatorDraft])[] = people.map(
  ({ division, work, ...creator }) => [
    division,
    {
      ...creator,
      uuid: demoUuidOf('creator', division, creator.urlName),
      avatar: mockupPath({
        garment: 'sticker',
        side: 'front',
        hex: hexOf('White'),
        design: work,
      }),
    },
  ],
);
