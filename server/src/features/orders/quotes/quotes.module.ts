import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../../platform/event-log/model/registry.js';
import { MediaModule } from '../../media/index.js';
import { OrdersModule } from '../orders.module.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteFilesQueries } from './files/quote-files.queries.js';
import { QuoteFiles } from './files/quote-files.service.js';
import { QuoteRequests } from './quote-requests.http.js';
import { QuoteMailer } from './quote-mail.reactor.js';
import { QuoteMaking } from './quote-making.service.js';
import { QuoteRequestsService } from './quote-requests.service.js';
import { QuoteWork } from './quote-work.service.js';
import { QuotesController } from './quotes.controller.js';
import { StaffQuotesController } from './staff-quotes.controller.js';

/** Prices, files and answers of bespoke orders before payment. */
@Module({
  imports: [OrdersModule, MediaModule],
  controllers: [QuotesController, StaffQuotesController],
  providers: [
    QuoteFilesQueries,
    QuoteFiles,
    QuoteMaking,
    QuoteWork,
    QuoteAnswers,
    QuoteRequests,
    QuoteRequestsService,
    QuoteMailer,
  ],
  exports: [QuoteRequests, QuoteRequestsService],
})
export class QuotesModule {
  constructor(registry: EventLogRegistry, mailer: QuoteMailer) {
    registry.register({ reactors: [mailer] });
  }
}
