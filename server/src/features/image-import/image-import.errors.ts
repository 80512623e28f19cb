/** The picture did not come this time; the job that fetches it is to try again. */
export class OutsidePictureLate extends Error {
  override readonly name = 'OutsidePictureLate';

  constructor() {
    super('The picture of another host did not come');
  }
}
