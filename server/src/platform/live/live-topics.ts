import { Injectable } from '@nestjs/common';

import type { DomainEvent } from '../event-log/model/decider.js';
import type { Recorded } from '../event-log/model/projection.js';
import type { LiveWatcher } from './live-authenticator.js';

/** `order:ab12` under the pattern `order:<hash>` has the parameter `hash`: `ab12`. */
export interface TopicName {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What is told, without what the gateway adds: topic, cursor, division and position. */
export interface LiveMessage {
  readonly name: string;
  readonly data: object;
}

/** Where a topic's events are, or why this watcher may not have it. */
export type TopicScope =
  | { readonly divisions: readonly number[] | 'all' }
  /** All that it tells is of one stream, which alone is read when a screen comes back. */
  | { readonly divisions: readonly [number]; readonly stream: string }
  | { readonly refused: 'forbidden' | 'unknown' };

/**
 * What a watcher is told of an event; undefined for nothing. Pure: it is asked for the same event again when
 * a connection comes back. A method's type: a topic is given events of its own types only.
 */
type ToMessage<Event extends DomainEvent> = {
  toMessage(
    topic: TopicName,
    recorded: Recorded<Event>,
    watcher: LiveWatcher,
  ): LiveMessage | undefined;
}['toMessage'];

/** One kind of topic, as a feature offers it. */
export interface LiveTopic<Event extends DomainEvent = DomainEvent> {
  /**
   * Literal text and `<parameters>` of letters, digits and dashes: `division:<id>:orders`. An `<id>` is a
   * number, a `<uuid>` a uuid.
   */
  readonly pattern: string;
  /** Asked once when somebody joins. A topic that must not be known of is `unknown`, not `forbidden`. */
  scope(topic: TopicName, watcher: LiveWatcher): TopicScope | Promise<TopicScope>;
  /** What is told of events, by their type; nothing of a type that is left out. */
  readonly on: {
    readonly [Type in Event['type']]?: ToMessage<Extract<Event, { readonly type: Type }>>;
  };
}

interface Registered {
  readonly topic: LiveTopic;
  readonly matcher: RegExp;
}

/** What stands for a parameter, by its name; a number is written in one way only. */
const forms: Readonly<Record<string, string>> = {
  id: String.raw`[1-9]\d{0,9}`,
  uuid: String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
};
const anyForm = '[A-Za-z0-9-]{1,64}';

/** The topics that features offer; each registers its own in its module's constructor. */
@Injectable()
export class LiveTopics {
  private readonly registered: Registered[] = [];
  private readonly added: { readonly pattern: string; readonly on: LiveTopic['on'] }[] = [];

  register<Event extends DomainEvent>(topic: LiveTopic<Event>): void {
    this.registered.push({
      topic,
      matcher: matcherOf(topic.pattern),
    });
  }

  /** Adds what another feature tells on the topic of a feature, to who may watch that. */
  extend<Event extends DomainEvent>(pattern: string, on: LiveTopic<Event>['on']): void {
    this.added.push({ pattern, on });
  }

  /** All that there are. */
  patterns(): readonly string[] {
    return this.registered.map(({ topic }) => topic.pattern);
  }

  /** The topic behind a name that a client sent; undefined when no feature offers it. */
  find(name: string): { readonly topic: LiveTopic; readonly name: TopicName } | undefined {
    for (const { topic, matcher } of this.registered) {
      const match = matcher.exec(name);
      if (match)
        return { topic: this.extended(topic), name: { name, parameters: { ...match.groups } } };
    }
    return undefined;
  }

  private extended(topic: LiveTopic): LiveTopic {
    const added = this.added.filter(({ pattern }) => pattern === topic.pattern);
    return { ...topic, on: added.reduce((on, more) => ({ ...on, ...more.on }), topic.on) };
  }
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<(\w+)>/g, (_all, name: string) => `(?<${name}>${forms[name] ?? anyForm})`);
  // safe-regexp: constant text, and parameters of bounded length.
  return new RegExp(`^${source}$`);
}
