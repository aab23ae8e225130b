import { useState, type ReactNode } from 'react';
import { micros, moneyText } from '@parlour/contract/money';
import { figure } from '@parlour/ui/format';
import type { Rules } from '../../rules/slot';
import { timesText, worthOf } from '../page/amounts';
import { useAmounts, useGame, useGameWords, useSay, useRound } from '../page/game-context';
import { LineMap } from './line-map';
import { Panel } from './panel';
import { rulesText, type RulesPart, type RulesText } from './rules-text';
import { SymbolPicture } from './symbol-picture';
import type { SoundSetting } from '../controls/use-sound';
import { Volume } from '../controls/volume';

type RulesPanelProps = {
  onClose: () => void;
  isMirrored: boolean;
  onMirror: () => void;
  sound: SoundSetting;
};

/** Rules and pays in one page; every figure is the game's own. */
export const RulesPanel = ({ onClose, isMirrored, onMirror, sound }: RulesPanelProps) => {
  const say = useSay();
  const { game } = useGame().view;
  const { boot } = useRound();
  const { rules } = game;
  const { how, specials, feature, know } = rulesText(game, useGameWords(), say);
  return (
    <Panel onClose={onClose} title={say('info')}>
      <Figures />
      <hr className="rule" />
      <Paytable />
      <Specials of={specials} />
      {feature && <Part of={feature} />}
      <Part of={how}>
        {rules.kind === 'lines' && <LineMap lines={rules.lines} rows={rules.rows} />}
      </Part>
      <Part of={know}>
        <p className="panel-foot">
          <span>{say('info.version', { version: game.version, paytable: game.paytable })}</span>
          <span>{say('info.pace', { seconds: String(boot.paceMs / 1000) })}</span>
        </p>
        <Volume {...sound} />
        <label className="panel-choice">
          <input checked={isMirrored} onChange={onMirror} type="checkbox" />
          {say('info.mirror')}
        </label>
      </Part>
    </Panel>
  );
};

const steps = ['low', 'medium', 'high', 'very-high'] as const;

const Figures = () => {
  const say = useSay();
  const { game } = useGame().view;
  const filled = steps.indexOf(game.volatility) + 2;
  const highest = figure(moneyText(micros(game.highest)));
  return (
    <dl className="figures">
      <div>
        <dt>{say('info.rtp')}</dt>
        <dd className="fig">{game.rtp} %</dd>
        <dd>{say('info.rtp.note')}</dd>
      </div>
      <div>
        <dt>{say('facts.volatility')}</dt>
        <dd className="volatility">
          <svg aria-hidden="true" height="15" viewBox="0 0 66 15" width="66">
            {[0, 1, 2, 3, 4].map((box) => (
              <rect
                className={box < filled ? 'box-full' : 'box'}
                height="13"
                key={box}
                rx="2"
                width="10"
                x={1 + box * 13.2}
                y="1"
              />
            ))}
          </svg>
          {say(`volatility.${game.volatility}`)}
        </dd>
        <dd>{say('info.volatility.note', { deviation: game.deviation })}</dd>
      </div>
      <div>
        <dt>{say('info.hit')}</dt>
        <dd className="fig">{game.hit} %</dd>
        <dd>{say('info.hit.note', { above: game.above })}</dd>
      </div>
      <div>
        <dt>{say(game.highestIsCeiling ? 'info.ceiling' : 'info.highest')}</dt>
        <dd className="fig">{highest} ×</dd>
        <dd>{say(game.highestIsCeiling ? 'info.ceiling.note' : 'info.highest.note')}</dd>
      </div>
    </dl>
  );
};

/** The numbers of alike that pay, lowest first. */
const tiersOf = ({ pays }: Rules): number[] =>
  [...new Set(Object.values(pays).flatMap((pay) => Object.keys(pay).map(Number)))].sort(
    (one, other) => one - other,
  );

const Paytable = () => {
  const [asTimes, setAsTimes] = useState(false);
  const say = useSay();
  return (
    <section>
      <h3>{say('info.pays')}</h3>
      <p className="panel-row">
        <span>{useBasis()}</span>
        <button className="panel-link" onClick={() => setAsTimes(!asTimes)} type="button">
          {say(asTimes ? 'info.pays.asMoney' : 'info.pays.asTimes')}
        </button>
      </p>
      <table className="paytable">
        <PayHead />
        <PayRows asTimes={asTimes} />
      </table>
    </section>
  );
};

/** The stake for which the pays are listed. */
const useBasis = (): string => {
  const say = useSay();
  const { money } = useAmounts();
  const { stake } = useRound();
  const { rules, lines } = useGame().view.game;
  const shown = money(stake);
  if (rules.kind === 'anywhere') return say('info.pays.anywhere', { stake: shown });
  return rules.kind === 'ways'
    ? say('info.pays.ways', { stake: shown, ways: lines })
    : say('info.pays.lines', { stake: shown, lines });
};

const PayHead = () => {
  const say = useSay();
  const { rules } = useGame().view.game;
  const tiers = tiersOf(rules);
  return (
    <thead>
      <tr>
        <th aria-hidden="true" />
        {tiers.map((tier, index) => (
          <th key={tier} scope="col">
            {rules.kind === 'anywhere'
              ? rangeText(say, tier, tiers[index + 1])
              : say('info.alike', { count: tier })}
          </th>
        ))}
      </tr>
    </thead>
  );
};

const PayRows = ({ asTimes }: { asTimes: boolean }) => {
  const words = useGameWords();
  const amounts = useAmounts();
  const { stake } = useRound();
  const { rules } = useGame().view.game;
  const payText = (units: number | undefined): string => {
    if (units === undefined) return '—';
    return asTimes
      ? `×${timesText(units, rules.units)}`
      : amounts.figure(worthOf(stake, rules.units, units));
  };
  const paying = [...rules.symbols].reverse().filter((symbol) => rules.pays[symbol]);
  return (
    <tbody>
      {paying.map((symbol) => (
        <tr key={symbol}>
          <th scope="row">
            <span className="tile">
              <SymbolPicture size={52} symbol={symbol} />
            </span>
            <span className="symbol-name">{words.symbols[symbol]}</span>
          </th>
          {tiersOf(rules).map((tier) => (
            <td className="fig" key={tier}>
              {payText(rules.pays[symbol]?.[tier])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

const rangeText = (say: ReturnType<typeof useSay>, from: number, next: number | undefined) =>
  next === undefined
    ? say('info.alike.more', { from })
    : say('info.alike.range', { from, to: next - 1 });

const Specials = ({ of }: { of: RulesText['specials'] }) => {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <section>
      <h3>{say('info.specials')}</h3>
      {of.map(({ symbol, title, text }) => (
        <div className="special" key={title}>
          <span className="tile">
            <SymbolPicture size={68} symbol={symbol} />
          </span>
          <p>
            <b>{title}</b>
            {text}
          </p>
        </div>
      ))}
    </section>
  );
};

const Part = ({ of, children }: { of: RulesPart; children?: ReactNode }) => (
  <section>
    <hr className="rule" />
    <h3>{of.title}</h3>
    <p>{of.text}</p>
    {children}
  </section>
);
