import { useMemo, useRef } from 'react';
import { dateTime } from '@parlour/ui/dates';
import { certificatePlate } from '../../stage/print/feature-print';
import { SymbolPen } from '@parlour/ui/engraving/symbol-pen';
import { symbolGroup } from '../../stage/print/print';
import type { Scene } from '../../stage/timeline/scene';
import type { Look } from '../../stage/print/look';
import { runningWorth, timesText } from '../page/amounts';
import { EndRows, useEndRows } from './end-rows-view';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { inWords } from '../round/in-words';
import { saveCertificate } from './save-certificate';
import { Svg } from '../layout/svg';
import { useSceneVars } from '../layout/use-scene-vars';
import { zone } from '../page/zone';

const shareOf = ({ card }: Scene) => ({ '--share': card?.share ?? 0 }) as const;

type Size = { width: number; height: number };

/** From 100 stakes: the whole stage printed negative, with the sum in figures and in words. */
export const Certificate = ({ width, height }: Size) => {
  const { view } = useGame();
  const { card, units } = useSceneSummary();
  const { round } = useRound();
  const { money } = useAmounts();
  const say = useSay();
  const text = useCertificateText();
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, shareOf);
  const { look, game } = view;
  const plate = useMemo(() => certificatePlate(look, width, height), [look, width, height]);
  const art = useMemo(() => emblemOf(look), [look]);
  if (card?.type !== 'certificate' || !round || !text) return null;
  const { from, to, share } = units;
  const sum = money(runningWorth(round.stake, game.units, from, to, share));
  const hasArt = height >= 480;
  return (
    <div className="certificate-room">
      <div className="certificate" ref={element} style={{ width, height }}>
        <Svg className="certificate-plate" drawing={plate} height={height} width={width} />
        <p className="certificate-head">
          <b>{text.title}</b>
          <span className="fig">{say('history.round', { number: round.number })}</span>
        </p>
        {hasArt && <Svg className="certificate-art" drawing={art} height={200} width={200} />}
        <div className="certificate-sum">
          <p>{text.times}</p>
          <p className={sum.length > 13 ? 'head-amount head-amount-long' : 'head-amount'}>{sum}</p>
          <p className={card.hasWords ? undefined : 'end-row-unseen'}>{text.words}</p>
        </div>
        <EndRows kind="certificate" shown={card.rows} />
        <p className="certificate-foot">
          <span>{text.at}</span>
          <span>{text.seed}</span>
        </p>
      </div>
    </div>
  );
};

/** The text of the certificate; the balance is no part of it. */
const useCertificateText = () => {
  const { view, locale, texts } = useGame();
  const { round, boot } = useRound();
  const { money } = useAmounts();
  const say = useSay();
  const rows = useEndRows('certificate');
  if (!round) return null;
  const unit = boot.currency === 'VND' ? say('unit.VND') : boot.currency;
  const hash = round.fair.serverSeedHash;
  return {
    title: texts.words.name,
    number: say('history.round', { number: round.number }),
    times: say('certificate.times', { times: timesText(round.outcome.units, view.game.units) }),
    sum: money(round.payout),
    words: inWords(round.payout, texts.numbers, unit),
    rows,
    at: dateTime(round.endedAt ?? round.startedAt, zone, locale),
    seed: `${say('verify.server')} ${hash.slice(0, 4)}…${hash.slice(-4)}`,
  };
};

/** Saves the picture, or goes on: they stand in place of stake and button. */
export const CertificateActions = () => {
  const { view, controller } = useGame();
  const { isSumShown } = useSceneSummary();
  const say = useSay();
  const text = useCertificateText();
  const save = () =>
    isSumShown && text && void saveCertificate(view.look, emblemOf(view.look), text);
  return (
    <>
      <button
        className="stake certificate-save"
        aria-disabled={!isSumShown}
        onClick={save}
        type="button"
      >
        {say('certificate.save')}
      </button>
      <button className="spin spin-continue" onClick={() => controller.press()} type="button">
        {say('continue')}
      </button>
    </>
  );
};

/** The emblem in the certificate's inks, 200 square. */
const emblemOf = (look: Look): string => {
  const { ink, ground } = look.palette;
  const palette = { ink: ground, ground: ink, second: '#FFF6E6' };
  const rings = new SymbolPen(`${look.code}-certificate`, palette).ring(
    24,
    62,
    36,
    0.7,
    0.5,
    100,
    100,
  );
  const symbol = symbolGroup({ ...look, palette }, look.emblem, { detail: 2 });
  return `${rings}<g transform="translate(27 29) scale(1.52)">${symbol}</g>`;
};
