import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SnippetEntity } from './snippet.entity.js';
import type { SnippetRow } from './snippet.projection.js';

/** What a store keeps for later, one statement a call. */
@Injectable()
export class SnippetsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** By name. */
  of(division: number): Promise<readonly SnippetRow[]> {
    return this.dataSource.manager.find(SnippetEntity, {
      where: { division },
      order: { name: 'ASC', id: 'ASC' },
    });
  }
}
