import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SnippetEntity } from './snippet.entity.js';
import type { SnippetRow } from './snippet.projection.js';

/** Reads saved blocks, with one statement per call. */
@Injectable()
export class SnippetsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the saved blocks of a store by name. */
  of(division: number): Promise<readonly SnippetRow[]> {
    return this.dataSource.manager.find(SnippetEntity, {
      where: { division },
      order: { name: 'ASC', id: 'ASC' },
    });
  }
}
