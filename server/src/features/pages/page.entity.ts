import type { PageContent } from '@selvedge/shared/pages/page';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { PageRow } from './page.projection.js';

@Entity('pages')
@Index(['division', 'id'], { unique: true })
@Index(['division', 'url'], { unique: true })
@Index(['division', 'liveUrl'], { unique: true })
export class PageEntity implements PageRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  readonly division!: number;

  @PrimaryColumn('uuid')
  readonly uuid!: string;

  @Column('integer')
  readonly id!: number;

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

  @Column('jsonb', { nullable: true })
  readonly live!: PageContent | null;
}
