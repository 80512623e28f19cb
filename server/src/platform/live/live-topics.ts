import { Injectable } from '@nestjs/common';

import type { DomainEvent } from '../event-log/model/decider.js';
import type { Recorded } from '../event-log/model/projection.js';
import type { LiveWatcher } from './live-authenticator.js';

/** `order:ab12` matches the pattern `order:<hash>` with the parameter `hash` = `ab12`. */
export interface TopicName {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Message without the fields that the gateway adds: topic, cursor, division and position. */
export interface LiveMessage {
  readonly name: string;
  readonly data: object;
}

/** Divisions of a topic's events, or the reason for a refusal. */
export type TopicScope =
  | { readonly divisions: readonly number[] | 'all' }
  /** All its events belong to one stream, so a reconnecting screen reads only that. */
  | { readonly divisions: readonly [number]; readonly stream: string }
  | { readonly refused: 'forbidden' | 'unknown' };

/**
 * Returns the message for an event, or undefined for none. Must be pure: a reconnect replays
 * events. Declared as a method type for its bivariance, so that each topic receives only its own
 * event types.
 */
type ToMessage<Event extends DomainEvent> = {
  toMessage(
    topic: TopicName,
    recorded: Recorded<Event>,
    watcher: LiveWatcher,
  ): LiveMessage | undefined;
}['toMessage'];

/** A kind of topic, offered by a feature. */
export interface LiveTopic<Event extends DomainEvent = DomainEvent> {
  /**
   * Literal text and `<parameters>` of letters, digits and dashes: `division:<id>:orders`. `<id>`
   * matches a number, `<uuid>` a uuid.
   */
  readonly pattern: string;
  /**
   * Called once per join. Returns `unknown` rather than `forbidden` if the topic's existence is
   * confidential.
   */
  scope(topic: TopicName, watcher: LiveWatcher): TopicScope | Promise<TopicScope>;
  /** Messages by event type; other types send nothing. */
  readonly on: {
    readonly [Type in Event['type']]?: ToMessage<Extract<Event, { readonly type: Type }>>;
  };
}

interface Registered {
  readonly topic: LiveTopic;
  readonly matcher: RegExp;
}

/** Patterns of the parameters by name; a number has exactly one valid spelling. */
const forms: Readonly<Record<string, string>> = {
  id: String.raw`[1-9]\d{0,9}`,
  uuid: String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
};
const anyForm = '[A-Za-z0-9-]{1,64}';

/** Registry of topics; each feature registers its own in its module's constructor. */
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

  /** Adds messages of another feature to a topic, for everyone who may watch it. */
  extend<Event extends DomainEvent>(pattern: string, on: LiveTopic<Event>['on']): void {
    this.added.push({ pattern, on });
  }

  patterns(): readonly string[] {
    return this.registered.map(({ topic }) => topic.pattern);
  }

  /** Finds the topic of a client's topic name; undefined if no feature offers it. */
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
