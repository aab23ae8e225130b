import { type Language, languageFacts, languageOf } from '@parlour/contract/languages';
import type { Zone } from '@parlour/contract/time-zone';
import { localeOf } from '@parlour/locales/locales';
import type { Phrases } from '@parlour/locales/nouns';
import { fill } from '@parlour/locales/phrases';
import type { ReactNode } from 'react';
import { date } from '../../dates';
import { timeOfDay, zoneOffset } from '../../format';
import { wrench } from '../../icons/wrench';
import css from './maintenance-sign.module.css';
import { Seal } from './sign-page';

export interface MaintenanceSignProps {
  words: Phrases['service'];
  /** The reader's language on the wire, and the brand's own, whose text stands in. */
  language: string;
  own: string;
  brand: string;
  /** What the brand says, by language; without any the product's sentence stands. */
  texts?: Readonly<Record<string, string>> | undefined;
  /** Nothing is said of an end that is not planned. */
  end?: string | undefined;
  zone: Zone;
  titleId?: string;
}

/** Whose site is closed, until when in the reader's time zone, and why. */
export const MaintenanceSign = (props: MaintenanceSignProps) => {
  const { words, language, own, brand, texts = {}, end, zone, titleId } = props;
  const said = [language, own].map(languageOf).find((one) => one && texts[one]);
  return (
    <>
      <SignBrand>{brand}</SignBrand>
      <Seal icon={wrench} isLarge name="maintenance" />
      <h1 className="t-display" id={titleId}>
        {words.maintenanceTitle}
      </h1>
      {end && <End at={end} language={language} words={words} zone={zone} />}
      {said ? (
        <Said language={said} text={texts[said]!} />
      ) : (
        <p className="t-2">{words.maintenanceInfo}</p>
      )}
    </>
  );
};

/** Whose site it is, above the sign of a page without a header. */
export const SignBrand = ({ children }: { children: string }) => (
  <span className={`t-logo ${css.brand}`}>{children}</span>
);

export interface SignFactProps {
  label: string;
  children: ReactNode;
}

/** What one needs to know, under the title of a sign. */
export const SignFact = ({ label, children }: SignFactProps) => (
  <p className={css.facts}>
    <span className="t-small t-3">{label}</span>
    {children}
  </p>
);

/** The line of its value. */
export const signValueClass = css.moment;

/** A text of the brand's own language is read as such within another. */
const Said = ({ language, text }: { language: Language; text: string }) => (
  <p className={`t-2 ${css.text}`} lang={languageFacts[language].tag}>
    {text}
  </p>
);

type EndProps = Pick<MaintenanceSignProps, 'words' | 'language' | 'zone'> & { at: string };

const End = ({ at, words, language, zone }: EndProps) => (
  <SignFact label={words.maintenanceUntil}>
    <time className={css.moment} dateTime={at}>
      <strong className={css.fact}>{timeOfDay(at, zone)}</strong>{' '}
      {fill(words.maintenanceDay, {
        date: date(at, zone, localeOf(language)),
        gmt: zoneOffset(at, zone),
      })}
    </time>
  </SignFact>
);
