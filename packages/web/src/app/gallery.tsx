import { Gallery } from '@parlour/ui/components/gallery';
import { loadPhrases } from '@parlour/locales/load-phrases';
import { localeOf } from '@parlour/locales/locales';
import { PhrasesProvider } from '@parlour/ui/use-phrases';
import { createRoot } from 'react-dom/client';

/** Shows every component, in the place that the server left for it in development. */
export const showGallery = async (place: Element, language: string): Promise<void> => {
  const locale = localeOf(language);
  const phrases = await loadPhrases(locale, ['common', 'form']);
  createRoot(place).render(
    <PhrasesProvider locale={locale} phrases={phrases}>
      <Gallery />
    </PhrasesProvider>,
  );
};
