import { collectionModel } from './collection-model.js';

it('a collection model contains its banner, or the fallback image', () => {
  const collection = {
    ...{ id: 1, uuid: 'c', division: 20, name: 'Sea', urlName: 'sea', description: '' },
    ...{ banner: '/images/media/sea', productOrder: [], enabled: true, position: 0 },
  };
  const shown = (full: string | null) => ({ ...collection, banner: { thumbnails: { full } } });
  expect(collectionModel(collection)).toStrictEqual(shown('/images/media/sea'));
  expect(collectionModel({ ...collection, banner: null })).toStrictEqual(shown(null));
  expect(collectionModel({ ...collection, banner: null }, '/images/tee')).toStrictEqual(
    shown('/images/tee'),
  );
});
