import { collectionModel } from './collection-model.js';

it('a collection is answered with its banner as a picture, or with what stands in for one', () => {
  const collection = {
    ...{ id: 1, uuid: 'c', division: 20, name: 'Sea', urlName: 'sea', description: '' },
    ...{ banner: '/images/media/sea', productOrder: [], enabled: true, position: 0 },
  };
  const shown = (full: string | null) => ({ ...collection, banner: { thumbnails: { full } } });
  expect(collectionModel(collection)).toEqual(shown('/images/media/sea'));
  expect(collectionModel({ ...collection, banner: null })).toEqual(shown(null));
  expect(collectionModel({ ...collection, banner: null }, '/images/tee')).toEqual(
    shown('/images/tee'),
  );
});
