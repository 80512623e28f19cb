import { Controller, Delete, HttpCode, HttpStatus, Param } from '@nestjs/common';

import { Can } from '../../platform/authorization/can.guard.js';
import { ReviewAuthors } from './review-authors.service.js';

@Controller('omnis/v3/atlas/reviews')
export class ReviewAuthorsController {
  constructor(private readonly authors: ReviewAuthors) {}

  /** Removes the author's name and keeps the review (GDPR Article 17). Irreversible. */
  @Delete(':uuid/author')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('people.erase')
  async erase(@Param('uuid') uuid: string): Promise<void> {
    await this.authors.erase(uuid);
  }
}
