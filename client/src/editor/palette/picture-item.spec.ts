import { itemOfPicture } from './picture-item.js';

const original = '/images/0b2d5f0e-3f53-4d5f-8a51-1f6f2f3d4c5b?w=2000';
const picture = {
  name: 'beach.jpg',
  altText: 'A beach',
  focalPoint: { x: 0.2, y: 0.5 },
  thumbnails: { original, full: '', small: '', medium: '' },
};

it('itemOfPicture creates an image block with the alt text and focal point of the image, if set', () => {
  const madeOf = (item: typeof picture) => itemOfPicture(item).make()[0];
  const [src] = original.split('?');
  const { altText: alt, focalPoint } = picture;
  expect(madeOf(picture)).toMatchObject({ type: 'image', properties: { src, alt, focalPoint } });
  const plain = { ...picture, altText: '', focalPoint: { x: 0.5, y: 0.5 } };
  expect(madeOf(plain)?.properties).toStrictEqual({ src });
});
