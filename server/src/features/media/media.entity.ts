import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An image or video of a store's library. Its content is in a file named by its hash. */
@Entity('media')
export class MediaRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('uuid')
  uuid!: string;

  /** SHA-256 of the stored file, in hex. */
  @Column('text')
  sha256!: string;

  @Column('text')
  name!: string;

  @Column('text')
  contentType!: string;

  @Column('integer')
  bytes!: number;

  /** Displayed size in pixels. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** Fractions of width and height, 0 to 1. */
  @Column('double precision')
  focalX!: number;

  @Column('double precision')
  focalY!: number;

  @Column('text', { array: true })
  tags!: string[];

  @Column('text')
  altText!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  /** For example `customer:7`. */
  @Column('text')
  createdBy!: string;

  @Column('boolean')
  thumbnailsReady!: boolean;
}
