import { contentFields, contentTexts } from './content-console';
import { endpoint, endpoints, output, text, type TextFile } from './endpoint';
import { languages } from './languages';
import { importPreviewCall } from './operator/imports';

/** The columns of a file of banners: the code, a banner's fields, and its words by language. */
export const bannerColumns: readonly string[] = [
  'code',
  ...Object.keys(contentFields.banner),
  ...languages.flatMap((language) =>
    Object.keys(contentTexts.banner).map((word) => `${word}.${language}`),
  ),
];

const brand = text({ max: 32 });

/** Many banners at once, from a file. */
export const contentImports = endpoints('content', {
  /** What a file would write; it is proposed as a change of the kind `banners`. */
  previewBanners: endpoint({
    ...importPreviewCall,
    path: '/console/content/banners/import',
    right: 'content.w',
  }),
  /** The brand's banners as such a file. */
  exportBanners: endpoint({
    method: 'GET',
    path: '/console/content/banners/export',
    caller: 'operator',
    right: 'content.r',
    file: 'csv',
    noStore: true,
    limit: { by: 'player', count: 60, seconds: 600 },
    input: { brand },
    output: output<TextFile>(),
    refusals: ['request.unknown'],
  }),
});
