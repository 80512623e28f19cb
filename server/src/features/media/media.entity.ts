import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture or video of a store's library. What it shows lies in a file, named by its hash. */
@Entity('media')
export class MediaRow {
  @PrimaryColumn('integer', { name: 'division_id' })
  division!: number;

  @PrimaryColumn('uuid')
  uuid!: string;

  /** Of the file as it is kept, in hex. */
  @Column('text')
  sha256!: string;

  @Column('text')
  name!: string;

  @Column('text')
  contentType!: string;

  @Column('integer')
  bytes!: number;

  /** In pixels, as it is shown. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** Parts of width and height, 0 to 1. */
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

  /** `customer:7`. */
  @Column('text')
  createdBy!: string;

  @Column('boolean')
  thumbnailsReady!: boolean;
}
