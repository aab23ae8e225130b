import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { dataAddress } from '../../engraving/data-address';
import { GamePicture, showPicturesFrom } from './game-picture';

const of = { code: 'c1', category: 'RNG', vendor: 'V01' };
const image = 'https://vendor.example/c1.svg?size=1&v=2';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#F59BB8" d="M0 0h1"/></svg>';

afterEach(() => showPicturesFrom(() => undefined));

const srcOf = (html: string): string => {
  const [, src = ''] = /<img [^>]*src="([^"]*)"/.exec(html) ?? [];
  return src.replaceAll('&#38;', '&');
};

describe('[LOBBY-14] the picture of a game', () => {
  test('[LOBBY-09] is its vendor’s, not fetched before it comes near, and artwork where there is none', () => {
    const html = renderToString(<GamePicture {...of} image={image} />);
    expect(html).toContain('<img');
    expect(srcOf(html)).toBe('');
    expect(html).not.toContain('<svg');
    expect(renderToString(<GamePicture {...of} />)).toContain('<svg');
  });

  test('is in the HTML of the first screen where it is a drawing', () => {
    showPicturesFrom((address) => (address === image ? dataAddress(drawing) : undefined));
    const src = srcOf(renderToString(<GamePicture {...of} eager image={image} />));
    expect(src).toMatch(/^data:image\/svg\+xml,<svg /);
    expect(decodeURIComponent(src.slice('data:image/svg+xml,'.length))).toBe(
      drawing.replaceAll('"', "'"),
    );
  });

  test('is drawn after the first frame, unless it is the largest of the first screen', () => {
    showPicturesFrom(() => dataAddress(drawing));
    const drawn = (isLargest: boolean) =>
      renderToString(<GamePicture {...of} eager image={image} isLargest={isLargest} />);
    expect(drawn(false)).toContain(' loading="lazy" ');
    expect(drawn(true)).not.toContain('loading');
  });

  test('cannot leave its attribute, whatever a vendor sends', () => {
    const sly = `<svg a='x' onload="alert(1)">"><script>alert(2)</script></svg>`;
    showPicturesFrom(() => dataAddress(sly));
    const html = renderToString(<GamePicture {...of} eager image={image} />);
    expect(html.replace(/src="[^"]*"/, '')).not.toContain('script');
    const address = 'https://vendor.example/"><script>alert(3)</script>';
    expect(renderToString(<GamePicture {...of} eager image={address} />)).not.toContain(
      '"><script',
    );
  });
});
