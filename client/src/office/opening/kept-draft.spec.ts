import { keptIn } from './kept-draft.js';

describe('a draft that a browser kept', () => {
  const start = { name: '', price: 100 };

  it('is taken up again', () => {
    expect(keptIn('{"name":"Weft","price":300}', start)).toEqual({ name: 'Weft', price: 300 });
  });

  it.each(['', 'null', '7', '{', '[]'])('begins anew where “%s” was kept', (text) => {
    expect(keptIn(text, start)).toEqual(start);
  });

  it('has nothing that another version of the product kept', () => {
    expect(keptIn('{"name":4,"size":"M","price":200}', start)).toEqual({ name: '', price: 200 });
  });
});
