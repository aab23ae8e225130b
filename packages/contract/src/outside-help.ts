export type OutsideHelp = { country?: string; name: string; url: string };

/**
 * Organisations outside the site that help people who gamble: those for everyone, then by country.
 * A country without an entry has none that we are sure of. An operator checks the addresses for the
 * own countries before the site opens there, and again from time to time.
 */
export const outsideHelp: readonly OutsideHelp[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org/' },
  { country: 'AT', name: 'Spielsuchthilfe', url: 'https://www.spielsuchthilfe.at/' },
  { country: 'AU', name: 'Gambling Help Online', url: 'https://www.gamblinghelponline.org.au/' },
  { country: 'BE', name: 'Gokhulp', url: 'https://www.gokhulp.be/' },
  {
    country: 'CA',
    name: 'Responsible Gambling Council',
    url: 'https://www.responsiblegambling.org/',
  },
  { country: 'CH', name: 'SOS Spielsucht', url: 'https://www.sos-spielsucht.ch/' },
  { country: 'DE', name: 'Check dein Spiel', url: 'https://www.check-dein-spiel.de/' },
  { country: 'DK', name: 'StopSpillet', url: 'https://www.stopspillet.dk/' },
  { country: 'ES', name: 'FEJAR', url: 'https://fejar.org/' },
  { country: 'FI', name: 'Peluuri', url: 'https://www.peluuri.fi/' },
  { country: 'FR', name: 'Joueurs Info Service', url: 'https://www.joueurs-info-service.fr/' },
  { country: 'GB', name: 'GamCare', url: 'https://www.gamcare.org.uk/' },
  { country: 'JP', name: '依存症対策全国センター', url: 'https://www.ncasa-japan.jp/' },
  { country: 'NL', name: 'Loket Kansspel', url: 'https://www.loketkansspel.nl/' },
  { country: 'NO', name: 'Hjelpelinjen', url: 'https://hjelpelinjen.no/' },
  { country: 'NZ', name: 'Gambling Helpline', url: 'https://www.gamblinghelpline.co.nz/' },
  { country: 'SE', name: 'Stödlinjen', url: 'https://www.stodlinjen.se/' },
  { country: 'SG', name: 'National Council on Problem Gambling', url: 'https://www.ncpg.org.sg/' },
  {
    country: 'US',
    name: 'National Council on Problem Gambling',
    url: 'https://www.ncpgambling.org/',
  },
  {
    country: 'ZA',
    name: 'South African Responsible Gambling Foundation',
    url: 'https://responsiblegambling.org.za/',
  },
];

/** The reader's own country first, then what is for everyone; the others apart. */
export const outsideHelpFor = (
  country: string | undefined,
): { near: OutsideHelp[]; others: OutsideHelp[] } => ({
  near: [
    ...outsideHelp.filter((one) => one.country !== undefined && one.country === country),
    ...outsideHelp.filter((one) => one.country === undefined),
  ],
  others: outsideHelp.filter((one) => one.country !== undefined && one.country !== country),
});
