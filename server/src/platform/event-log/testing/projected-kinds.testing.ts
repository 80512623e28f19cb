import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

import type { Projection } from '../model/projection.js';

/** One column of every type that a projection may use. */
@Entity('spec_kinds')
export class Kinds {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @PrimaryColumn('uuid')
  someId = '';

  @Column('bigint')
  large = 0;

  @Column('numeric', { precision: 20, scale: 4 })
  exact = 0;

  @Column('double precision')
  rough = 0;

  @Column('boolean')
  yes = false;

  @Column('varchar', { length: 20 })
  words = '';

  @Column('text', { array: true })
  list: readonly string[] = [];

  @Column('jsonb')
  json: unknown = null;

  @Column('timestamptz', { nullable: true })
  at: string | null = null;

  @Column('date')
  day = '';

  /** Made by the database; no fold writes it. */
  @Column({ type: 'text', asExpression: `words || '!'`, generatedType: 'STORED', insert: false })
  loud = '';
}

export const kindsTable = `
  CREATE TABLE IF NOT EXISTS spec_kinds (
    division_id integer, some_id uuid, large bigint NOT NULL, exact numeric(20, 4) NOT NULL,
    rough double precision NOT NULL, yes boolean NOT NULL, words varchar(20) NOT NULL,
    list text[] NOT NULL, json jsonb, at timestamptz, day date NOT NULL,
    loud text GENERATED ALWAYS AS (words || '!') STORED, PRIMARY KEY (division_id, some_id))`;

@Entity('spec_bytes')
export class Bytes {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @Column('bytea')
  bytes = '';
}

@Entity('spec_member')
export class Member {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @PrimaryColumn('text')
  name = '';
}

export type MemberEvent =
  | { readonly type: 'MemberJoined'; readonly names: readonly string[] }
  | { readonly type: 'MemberLeft'; readonly names: readonly string[] };

export const members: Projection<Member, MemberEvent> = {
  name: 'spec-members',
  reads: ['MemberJoined', 'MemberLeft'],
  keysOf: ({ division, event }) => event.names.map((name) => ({ division, name })),
  apply: (row, { division, event }, { name }) =>
    event.type === 'MemberJoined' ? (row ?? { division, name: String(name) }) : undefined,
};

export function moved(name: string, door: string): RoomEvent {
  return { type: 'RoomMoved', name, door };
}

export function closed(name: string): RoomEvent {
  return { type: 'RoomClosed', name };
}

/** Two never have the same door. */
@Entity('spec_room')
@Index(['division', 'door'], { unique: true })
export class Room {
  @PrimaryColumn('integer', { name: 'division_id' })
  division = 0;

  @PrimaryColumn('text')
  name = '';

  @Column('text')
  door = '';
}

export type RoomEvent =
  | { readonly type: 'RoomMoved'; readonly name: string; readonly door: string }
  | { readonly type: 'RoomClosed'; readonly name: string };

export const rooms: Projection<Room, RoomEvent> = {
  name: 'spec-rooms',
  reads: ['RoomMoved', 'RoomClosed'],
  keysOf: ({ division, event: { name } }) => [{ division, name }],
  apply: (_, { division, event }) =>
    event.type === 'RoomMoved' ? { division, name: event.name, door: event.door } : undefined,
};
