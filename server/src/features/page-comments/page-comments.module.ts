import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { pageTopic } from '@selvedge/shared/pages/topics';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { PagesModule } from '../pages/index.js';
import { CommentInboxController } from './comment-inbox.controller.js';
import { CommentInboxService } from './comment-inbox.service.js';
import { CommentPeople } from './comment-people.service.js';
import { CommentThreadEntity } from './comment-thread.entity.js';
import { commentThreadEventTypes } from './comment-thread.events.js';
import { commentThreads } from './comment-thread.projection.js';
import { CommentThreadsQueries } from './comment-threads.queries.js';
import { MentionMailer } from './mention-mail.reactor.js';
import { PageCommentsController } from './page-comments.controller.js';
import { PageCommentsService } from './page-comments.service.js';
import { commentsOfStore, commentsOnPage } from './page-comments.topic.js';

@Module({
  imports: [PagesModule, TypeOrmModule.forFeature([CommentThreadEntity])],
  controllers: [PageCommentsController, CommentInboxController],
  providers: [
    CommentThreadsQueries,
    CommentPeople,
    PageCommentsService,
    CommentInboxService,
    MentionMailer,
  ],
  exports: [CommentThreadsQueries],
})
export class PageCommentsModule {
  constructor(registry: EventLogRegistry, mailer: MentionMailer, topics: LiveTopics) {
    registry.register({
      eventTypes: commentThreadEventTypes,
      inline: [project(commentThreads, CommentThreadEntity)],
      reactors: [mailer],
    });
    topics.register(commentsOfStore);
    topics.extend(pageTopic('<uuid>'), commentsOnPage);
  }
}
