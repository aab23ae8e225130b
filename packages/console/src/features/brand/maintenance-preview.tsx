import { languageFacts, languageOf } from '@parlour/contract/languages';
import { reportConsole } from '@parlour/contract/report-console';
import { loadPhrases } from '@parlour/locales/load-phrases';
import { localeOf } from '@parlour/locales/locales';
import { fill } from '@parlour/locales/phrases';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { MaintenanceSign } from '@parlour/ui/components/feedback/maintenance-sign';
import { signPageClass, signWaysClass } from '@parlour/ui/components/feedback/sign-page';
import { Button } from '@parlour/ui/components/form/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { PreviewFrame } from '../../lib/preview/preview-frame';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import css from './brand.module.css';

/** The values with what is typed of them. */
type PreviewProps = { code: string; values: Readonly<Record<string, unknown>> };

/** What visitors will read while the site is closed, and how many play at present. */
export const MaintenancePreview = ({ code, values }: PreviewProps) => {
  const { brand: words, content } = useWords();
  const mayCount = useMay()('report.r', code);
  const languages = (values['languages'] ?? []) as readonly string[];
  const own = languages[0] ?? 'VI';
  const [language, setLanguage] = useState(own);
  const [width, setWidth] = useState<'desk' | 'phone'>('phone');
  return (
    <Section title={words.maintenancePreview}>
      {mayCount && <PlayingNow code={code} />}
      <div className={css.previewHead}>
        <Chips label={words.fields.languages}>
          {languages.map((one) => (
            <Chip key={one} on={one === language} onClick={() => setLanguage(one)}>
              {nameOf(one)}
            </Chip>
          ))}
        </Chips>
        <Chips label={content.preview}>
          {(['phone', 'desk'] as const).map((one) => (
            <Chip key={one} on={one === width} onClick={() => setWidth(one)}>
              {content[one]}
            </Chip>
          ))}
        </Chips>
      </div>
      <div className={css.frames}>
        {(['dark', 'light'] as const).map((theme) => (
          <PreviewFrame
            key={theme}
            label={fill(content.frameOf, { language: nameOf(language), theme: content[theme] })}
            lang={localeOf(language)}
            leastHeight={screenHeight}
            theme={theme}
            width={width}
          >
            <ClosedPage language={language} own={own} values={values} />
          </PreviewFrame>
        ))}
      </div>
    </Section>
  );
};

/** A lower screen has a smaller sign. */
const screenHeight = 640;

const nameOf = (code: string): string => {
  const language = languageOf(code);
  return language ? languageFacts[language].name : code;
};

type ClosedPageProps = Pick<PreviewProps, 'values'> & { language: string; own: string };

/** Its buttons lead nowhere. */
const ClosedPage = ({ language, own, values }: ClosedPageProps) => {
  const brand = useBrand()?.name ?? '';
  const zone = useZone();
  const locale = localeOf(language);
  const query = useQuery({
    queryKey: ['phrases', locale],
    queryFn: () => loadPhrases(locale, ['service']),
    staleTime: Infinity,
  });
  const { until } = values;
  return (
    <Answer of={query}>
      {({ service }) => (
        <div className={`content ${signPageClass}`}>
          <MaintenanceSign
            brand={brand}
            end={typeof until === 'string' ? until : undefined}
            language={language}
            own={own}
            texts={textsOf(values)}
            words={service}
            zone={zone}
          />
          <div className={signWaysClass}>
            <Button look="primary">{service.maintenanceReload}</Button>
            <Button>{service.contact}</Button>
          </div>
        </div>
      )}
    </Answer>
  );
};

const textsOf = (values: PreviewProps['values']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, text]) =>
      name.startsWith('notice.') && typeof text === 'string' && text !== ''
        ? [[name.replace('notice.', ''), text]]
        : [],
    ),
  );

const everyMs = 15_000;

const PlayingNow = ({ code }: { code: string }) => {
  const { brand: words } = useWords();
  const query = useQuery({
    queryKey: ['dashboard', code],
    queryFn: ({ signal }) => call(reportConsole.readDashboard, { brand: code }, { signal }),
    refetchInterval: everyMs,
  });
  return (
    <Answer of={query}>
      {({ boards }) => {
        const valueOf = (name: string) =>
          boards[0]?.figures.find((figure) => figure.name === name)?.value ?? '0';
        return (
          <p>
            {fill(words.playingNow, { online: valueOf('online'), rounds: valueOf('openRounds') })}
          </p>
        );
      }}
    </Answer>
  );
};
