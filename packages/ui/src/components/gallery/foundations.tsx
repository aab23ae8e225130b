import { cherries } from '../../icons/cherries';
import { heart, heartFill } from '../../icons/heart';
import { house, houseFill } from '../../icons/house';
import { magnifyingGlass } from '../../icons/magnifying-glass';
import { trendDown } from '../../icons/trend-down';
import { trendUp } from '../../icons/trend-up';
import { wallet, walletFill } from '../../icons/wallet';
import { Clock } from '../display/clock';
import { GameCard } from '../layout/game-card';
import { GameGrid } from '../layout/game-grid';
import { Icon } from '../art/icon';
import { Money } from '../display/money';
import { Rosette } from '../art/rosette';
import { Avatar } from '../art/avatar';
import { Status, Tag } from '../display/tag';
import css from './gallery.module.css';
import { Section, STACKED } from './section';

const artworks = [
  ['r0', 'RNG', 'V04', 'RNG'],
  ['r1', 'RNG', 'V05', 'RNG'],
  ['r2', 'RNG', 'V06', 'RNG'],
  ['r3', 'RNG', 'V07', 'RNG'],
  ['s4', 'RNG', 'V01', STACKED],
  ['s5', 'RNG', 'V03', 'RNG'],
  ['f1', 'FISH', 'V01', 'FISH'],
  ['l2', 'LIVE', 'V01', 'LIVE'],
  ['p1', 'PVP', 'V01', 'PVP'],
  ['d1', 'DS88', 'V01', 'DS88'],
  ['e1', 'ESPORTS', 'V01', 'ESPORTS'],
  ['o1', 'SPORTS', 'V01', 'SPORTS'],
  ['k1', 'ELOTT', 'V01', 'ELOTT'],
  ['t1', 'LOTT', 'V01', 'LOTT'],
] as const;

const Types = () => (
  <Section title="Type">
    <p className="t-display">{STACKED}</p>
    <p className="t-h1">{STACKED}</p>
    <p className="t-h2">{STACKED}</p>
    <p className="t-h3">{STACKED}</p>
    <p className="t-body">{STACKED}</p>
    <p className="t-label">{STACKED}</p>
    <p className="t-small t-2">{STACKED}</p>
    <p className="t-micro t-3">{STACKED}</p>
    <p className="t-clip">{STACKED.repeat(6)}</p>
    <p>
      <a className="t-link" href="#type">
        {STACKED}
      </a>
    </p>
  </Section>
);

const Surfaces = () => (
  <Section title="Surfaces">
    <div className={css.swatches}>
      {(
        [
          ['bg-0', css.bg0],
          ['bg-1', css.bg1],
          ['bg-2', css.bg2],
          ['bg-3', css.bg3],
        ] as const
      ).map(([name, className]) => (
        <div className={`${css.swatch} ${className}`} key={name}>
          {name}
        </div>
      ))}
    </div>
  </Section>
);

const Amounts = () => (
  <Section title="Money">
    <div className={css.row}>
      <Money amount="12345678.9" size="xl" symbol="₫" />
      <Money amount="12345678.9" size="l" symbol="₫" />
      <Money amount="12345678.9" size="m" symbol="₫" />
      <Money amount="12345678.9" symbol="₫" />
      <Money amount="999999999999.99" size="l" symbol="₫" />
      <Money amount="475000" coloured signed size="m" />
      <Money amount="-200000" coloured signed size="m" />
      <Money amount="0" coloured signed size="m" />
      <Money amount={undefined} size="m" symbol="₫" />
      <Money amount="5" hidden size="m" symbol="₫" />
      <Clock label="GMT+7" zone="Asia/Ho_Chi_Minh" />
    </div>
  </Section>
);

const Signs = () => (
  <Section title="Signs">
    <div className={css.icons}>
      {[cherries, heart, heartFill, house, houseFill, wallet, walletFill, magnifyingGlass].map(
        (outline) => (
          <Icon key={outline} of={outline} size={28} />
        ),
      )}
    </div>
    <div className={css.row}>
      <Tag>{STACKED}</Tag>
      <Status icon={trendUp} tone="pos">
        Thắng
      </Status>
      <Status icon={trendDown} tone="neg">
        Thua
      </Status>
      <Avatar name="minhkhoa" size={28} />
      <Avatar name="minhkhoa" size={56} />
      <Avatar name="hanoi2088" size={96} />
      <Rosette name="empty" size={96} turns={18} />
    </div>
  </Section>
);

const Artworks = () => (
  <Section title="Artwork">
    <GameGrid>
      {artworks.map(([code, category, vendor, title], at) => (
        <GameCard
          category={category}
          code={code}
          demo={{ label: 'Chơi thử', link: { href: '#demo' } }}
          favourite={{
            isOn: at === 2,
            isBusy: at === 3,
            label: 'Yêu thích',
            onToggle: () => undefined,
          }}
          hot={at < 2 ? 'HOT' : undefined}
          key={code}
          line={<Money amount="200" symbol="₫" />}
          link={{ href: `#${code}` }}
          play="Chơi ngay"
          title={title}
          vendor={vendor}
        />
      ))}
    </GameGrid>
  </Section>
);

/** Type, colours, figures, signs and artwork. */
export const Foundations = () => (
  <>
    <Types />
    <Surfaces />
    <Amounts />
    <Signs />
    <Artworks />
  </>
);
