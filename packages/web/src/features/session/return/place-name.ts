/** The name of a country by its two letters. */
export const placeName = (place: string | undefined, locale: string): string | undefined =>
  place && new Intl.DisplayNames([locale], { type: 'region' }).of(place);
