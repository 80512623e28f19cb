import type { PageContent } from '@selvedge/shared/pages/page';
import { Column, Entity, Index } from 'typeorm';

import { NumberedEntity } from '../../platform/database/numbered.entity.js';
import type { PageRow } from './page.projection.js';

@Entity('pages')
@Index(['division', 'url'], { unique: true })
@Index(['division', 'liveUrl'], { unique: true })
export class PageEntity extends NumberedEntity implements PageRow {
  @Column('text')
  readonly url!: string;

  @Column('integer')
  readonly rev!: number;

  @Column('text')
  readonly version!: string;

  @Column('jsonb')
  readonly page!: PageContent;

  @Column('text', { nullable: true })
  readonly liveUrl!: string | null;

  @Column('integer', { nullable: true })
  readonly liveRev!: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  readonly liveAt!: string | null;

  @Column('jsonb', { nullable: true })
  readonly live!: PageContent | null;
}
