/** The image could not be fetched this time; makes the job retry. */
export class OutsidePictureLate extends Error {
  override readonly name = 'OutsidePictureLate';

  constructor() {
    super('The external image could not be fetched');
  }
}
